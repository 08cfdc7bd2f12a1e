import { kindsFrom } from "../lines-from.ts";

/** Von mehreren nahen Arten, was für alle gilt: für Anfragen, die jede von ihnen meinen können. */
export const FAMILIES = kindsFrom({
  words: `passende Worte | Hilf mir dabei: {x} | Hilf mir dabei: {x} | Gib mir die Worte, die ich sage oder schreibe. |  | - Die genauen Worte: das Anliegen im ersten Satz, ein Grund, eine klare Bitte. | - Wie die andere Seite reagieren kann (ja, nein, gar nicht) und meine Antwort darauf. | - Nur was ich gesagt habe, Lücken in Klammern für den Rest; was ich weglasse, weil es mir schadet. | = Zuerst die Worte, gleich verwendbar, dann die Reaktionen mit meinen Antworten. #format`,
  technical: `technische Lösung | Hilf mir dabei: {x} | Hilf mir dabei: {x} | Zeige mir, wie es geht. |  | - Etwas Vollständiges zum Einfügen oder Durchklicken, mit den Namen aus meiner Beschreibung. | - Was du über Programm, Version und Daten annimmst; was bei leeren oder falschen Werten geschieht. | - Wie ich in einer Minute prüfe, ob es stimmt, und wo ich sonst nachsehe. | = Zuerst die Lösung, dann die Prüfung. #format`,
  material: `Arbeit am Text | Hilf mir dabei: {x} | Hilf mir dabei: {x} | Sage mir, was das ist und was ich damit tun soll. |  | - Nur mit dem eingefügten Text arbeiten: Namen, Zahlen und Daten genau so lassen, nichts erfinden. | - Alles tun, worum ich bitte, in dieser Reihenfolge; in einer Zeile sagen, was daraus nicht hervorgeht. | - Darunter, was ich darin übersehen könnte: eine Frist, eine Lücke, ein Widerspruch, ein Haken. | = Zuerst das Ergebnis, gleich verwendbar. #format`,
});
