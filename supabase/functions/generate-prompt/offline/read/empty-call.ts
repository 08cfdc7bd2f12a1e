/** Words that say only that help is wanted, in all languages of the lines. */
const HELP =
  /^(?:help|hilf|hilfe|helfen|ayuda|ayúdame|ayudame|ayudarme|aide|aidez|aider|ajuda|ajude|ajudar)$/iu;
const EMPTY = new Set(
  `hi hey hello please pls plz can could would u you i me my us need want have to with for something anything some stuff
  a an the it quick write do make work school uni job text and don't dont know how where start idk thing
  hallo moin mir uns mal bitte kannst könntest du ich brauche brauch muss müsste da was etwas irgendwas schreiben machen
  und weiß weiss nicht wie wo für die arbeit schule bei beim dabei einem einen eine text hab habe
  hola puedes puede por favor porfa con algo necesito tengo que escribir hacer una un cosa texto y no sé se cómo como
  para el la trabajo clase
  bonjour salut moi peux peut tu m s'il te plaît plait svp stp j'ai besoin d'aide de avec quelque chose dois je écrire
  faire truc texte et ne sais pas comment pour le travail boulot école
  oi olá pode poderia uma coisa preciso escrever fazer um e não nao sei pra o trabalho escola`.split(
    /\s+/u,
  ),
);

/** "hilf mir mal bitte, muss da was schreiben": a call for help that says nothing of what with. */
export function isEmptyCall(prompt: string): boolean {
  const words = prompt.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const plain = words.map((word) => word.replace("’", "'"));
  const isHelp = (word: string) => HELP.test(word.replace(/^[dm]'/u, ""));
  return plain.some(isHelp) && plain.every((word) => isHelp(word) || EMPTY.has(word));
}
