/** What people type in a hurry, and how it is written. */
const MENDED = new Map(
  "svp=s'il te plaît,stp=s'il te plaît,pr=pour,pck=parce que,bcp=beaucoup,qd=quand,tt=tout,ds=dans,mtn=maintenant,rdv=rendez-vous,idee=idée,idees=idées,ecrire=écrire,ecris=écris,reponse=réponse,resumer=résumer,resumé=résumé,reunion=réunion,presentation=présentation,probleme=problème,systeme=système,poeme=poème,video=vidéo,regime=régime,diner=dîner,fete=fête,mere=mère,pere=père,frere=frère,soeur=sœur,coeur=cœur,voeux=vœux,propriétere=propriétaire,proprietaire=propriétaire,proprio=propriétaire,ecole=école,etudiant=étudiant,etudiants=étudiants,debutant=débutant,debutants=débutants,eleve=élève,eleves=élèves,cafe=café,metier=métier,demission=démission,reclamation=réclamation,francais=français,drole=drôle,creme=crème,gateau=gâteau,vegetarien=végétarien,anniversère=anniversaire,aniversaire=anniversaire,adresse=adresse,langage=langage,cv=CV,sms=SMS,pdf=PDF,excel=Excel,python=Python,instagram=Instagram,linkedin=LinkedIn,facebook=Facebook,whatsapp=WhatsApp,iphone=iPhone,wifi=Wi-Fi,noel=Noël,noël=Noël,pâques=Pâques,paris=Paris,lyon=Lyon,marseille=Marseille,lisbonne=Lisbonne,rome=Rome,londres=Londres,barcelone=Barcelone,berlin=Berlin,italie=Italie,espagne=Espagne,france=France,portugal=Portugal,belgique=Belgique,suisse=Suisse,japon=Japon,traduit=traduis,email=e-mail,mail=e-mail,emails=e-mails"
    .split(",")
    .map((pair) => {
      const [from = "", to = ""] = pair.split("=");
      return [from, to] as const;
    }),
);

// Quotations, code, addresses, placeholders, and words with digits or inner signs stay as they are.
const KEPT =
  /"[^"\n]*"|«[^»\n]*»|“[^”\n]*”|`[^`\n]*`|https?:\/\/\S+|\S+@\S+|\{\{[^}]*\}\}|\$\{[^}]*\}|\[[^\]\n]*\]|<[^>\n]*>|\S*[\d_/\\=#]\S*/gu;
const WORD = /(?<![\p{L}'’.-])\p{L}+(?![\p{L}'’-])/gu;
const AFTER_ELISION = /(?<![\p{L}'’])([ldjmtsnc]|qu) (?=[aeiouhyéèêàâ]\p{L}|a |y |en )/giu;

/** Obvious typos, missing accents and apostrophes mended; quotations, code and names are left alone. */
export function mendFrench(text: string): string {
  let end = 0;
  const pieces: string[] = [];
  for (const kept of text.matchAll(KEPT)) {
    pieces.push(mendWords(text.slice(end, kept.index)), kept[0]);
    end = kept.index + kept[0].length;
  }
  return [...pieces, mendWords(text.slice(end))].join("").replace(/[ \t]+/gu, " ");
}

function mendWords(text: string): string {
  return text
    .replace(AFTER_ELISION, "$1'")
    .replace(WORD, (word) => MENDED.get(word) ?? word)
    .replace(/ +([,.])/gu, "$1");
}
