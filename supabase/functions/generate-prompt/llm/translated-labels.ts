import { boldLines, type Label } from "../text/labels.ts";

/** What models make of the labels in Spanish, German, French and Portuguese. */
const TRANSLATIONS: Record<Label, readonly string[]> = {
  "Task Overview": [
    "Descripción de la tarea",
    "Resumen de la tarea",
    "Tarea",
    "Aufgabe",
    "Aufgabenübersicht",
    "Aufgabenbeschreibung",
    "Überblick über die Aufgabe",
    "Aperçu de la tâche",
    "Description de la tâche",
    "Présentation de la tâche",
    "Tâche",
    "Visão geral da tarefa",
    "Descrição da tarefa",
    "Resumo da tarefa",
    "Tarefa",
  ],
  Context: ["Contexto", "Kontext", "Hintergrund", "Contexte"],
  "Desired Features": [
    "Características deseadas",
    "Funciones deseadas",
    "Gewünschte Funktionen",
    "Gewünschte Merkmale",
    "Fonctionnalités souhaitées",
    "Caractéristiques souhaitées",
    "Recursos desejados",
    "Características desejadas",
  ],
  Requirements: ["Requisitos", "Anforderungen", "Exigences", "Contraintes"],
  Instructions: ["Instrucciones", "Anweisungen", "Anleitung", "Consignes", "Instruções"],
  Examples: [
    "Ejemplos",
    "Ejemplo",
    "Beispiele",
    "Beispiel",
    "Exemples",
    "Exemple",
    "Exemplos",
    "Exemplo",
  ],
  "Output Format": [
    "Formato de salida",
    "Formato de la respuesta",
    "Ausgabeformat",
    "Format der Ausgabe",
    "Format der Antwort",
    "Format de sortie",
    "Format de réponse",
    "Format de la réponse",
    "Formato de saída",
    "Formato da resposta",
  ],
  "Additional Notes": [
    "Notas adicionales",
    "Zusätzliche Hinweise",
    "Weitere Hinweise",
    "Notes complémentaires",
    "Remarques supplémentaires",
    "Notas adicionais",
    "Observações adicionais",
  ],
};

const LABEL_OF = new Map(
  Object.entries(TRANSLATIONS).flatMap(([label, names]) =>
    names.map((name) => [name.toLowerCase(), label] as const),
  ),
);
const NAMES = [...LABEL_OF.keys()].toSorted((a, b) => b.length - a.length).join("|");
// Marked as headings only: "Contexto: ..." may be a line of the prompt.
const HEADING = new RegExp(
  String.raw`^[ \t]*(?:#{1,6}[ \t]*(?:\*\*)?|\*\*)(${NAMES})(?:\*\*|:)*[ \t]*(?=\S|$)`,
  "gimu",
);

/** The specified labels in place of translated ones. A prompt with labels of ours keeps all of its headings. */
export function untranslateLabels(text: string): string {
  if (boldLines(text).includes("Task Overview")) return text;
  return text.replace(HEADING, (_match, name: string, offset: number, whole: string) => {
    const label = LABEL_OF.get(name.toLowerCase()) ?? name;
    const end = offset + _match.length;
    return `**${label}**${whole[end] === "\n" || end === whole.length ? "" : "\n"}`;
  });
}
