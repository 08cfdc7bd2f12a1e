import type { LanguagePack } from "./pack.ts";

/**
 * The plainest task words of languages without a pack: Italian, Dutch, Polish, Turkish, Swedish,
 * Indonesian, Vietnamese, Russian, Ukrainian, Japanese, Korean, Arabic. The
 * scaffolding stays English, but it is the right one.
 */
export const worldCues: LanguagePack["cues"] = {
  writing: {
    6: "articolo, saggio, artykuł, esej, makale, deneme, artikel, opstel, uppsats, bài viết, bài luận, статья, статью, эссе, сочинение, стаття, 文章, 作文, 论文, 記事, レポート, 글, 에세이, 기사, مقال, مقالة",
  },
  creative: {
    6: "storia, poesia, racconto, verhaal, gedicht, wiersz, opowiadanie, hikaye, şiir, berättelse, dikt, cerita, puisi, câu chuyện, bài thơ, рассказ, стих*, сказк*, песн*, вірш, казк*, 故事, 诗, 小说, 物語, 詩, 小説, 이야기, 시를, 소설, قصة, قصيدة",
  },
  email: {
    7: "lettera, messaggio, bericht, brief, wiadomość, e mail do, list do, mektup, mesaj, brev, meddelande, surat, pesan, thư, tin nhắn, письмо, сообщение, лист до, повідомлення, 邮件, 信, 短信, 消息, メール, 手紙, メッセージ, 이메일, 메일, 편지, 메시지, رسالة, بريد",
  },
  social: {
    5: "инстаграм, пост, 小红书, 微博, 朋友圈, 投稿, インスタ, ツイート, 인스타그램, منشور",
  },
  marketing: {
    6: "pubblicità, annuncio, advertentie, reklama, reklam, iklan, quảng cáo, реклам*, слоган, 广告, 文案, 标语, 広告, キャッチコピー, 광고, 슬로건, إعلان, slagzin, hasło reklamowe",
  },
  presentation: {
    6: "presentazione, presentatie, prezentacj*, sunum, presentasi, bài thuyết trình, презентаци*, речь, 演讲, 幻灯片, プレゼン, スピーチ, 발표, 연설, عرض تقديمي, خطاب",
  },
  editing: {
    6: "correggi, migliora, verbeter, popraw, düzelt, rätta, perbaiki, sửa lỗi, исправь, улучши, виправ, 修改, 润色, 校对, 添削, 直して, 고쳐, 교정, صحح",
  },
  summary: {
    8: "riassumi, riassunto, samenvatting, vat samen, streszcz*, podsumuj, özet*, sammanfatta, ringkas*, tóm tắt, кратко изложи, перескажи, резюмируй, краткое содержание, підсумуй, 总结, 摘要, 概括, 要約, まとめて, 요약, لخص, ملخص",
  },
  translation: {
    9: "traduci, traduzione, vertaal, przetłumacz, tłumacz*, çevir, översätt, terjemahkan, dịch, переведи, перевод, переклади, 翻译, 翻訳, 訳して, 번역, ترجم",
  },
  code: {
    6: "codice, funzione, kod, funkcj*, skrypt, fonksiyon, kode, hàm, код, функци*, скрипт, программ*, 代码, 函数, 脚本, コード, 関数, 코드, 함수, كود, دالة",
  },
  research: {
    6: "confronta, differenza tra, vergelijk, verschil tussen, porównaj, różnica między, karşılaştır, jämför, bandingkan, so sánh, сравни, разница между, порівняй, 比较, 对比, 区别, 比較, 違い, 비교, 차이, قارن, الفرق",
  },
  career: {
    8: "curriculum, lettera di presentazione, sollicitatiebrief, życiorys, list motywacyjny, özgeçmiş, lamaran kerja, sơ yếu lý lịch, резюме, собеседовани*, сопроводительное, 简历, 面试, 求职, 履歴書, 面接, 志望動機, 이력서, 자기소개서, 면접, سيرة ذاتية, مقابلة عمل",
  },
  planning: {
    6: "piano, pianifica, planning, harmonogram, rencana, kế hoạch, план, расписание, график, 计划, 规划, 日程, 安排, 計画, スケジュール, 계획, 일정, خطة, جدول",
  },
  brainstorm: {
    6: "idee, ideeën, pomysł*, fikir*, idéer, ide, ý tưởng, идеи, идей, идея, ідеї, название, придумай, 创意, 点子, 想法, 取名, 起名, アイデア, 名前を, 아이디어, أفكار, اقترح",
  },
  image: {
    7: "immagine, disegna, afbeelding, tekening, obraz, rysunek, resim, görsel, bild, gambar, hình ảnh, vẽ, картинк*, рисун*, нарисуй, логотип, малюнок, 图片, 画, 插图, 标志, 絵, イラスト, 画像, 그림, 그려, 로고, صورة, ارسم",
  },
  explanation: {
    7: "spiega*, leg uit, wyjaśnij, açıkla, förklara, jelaskan, giải thích, объясни, расскажи, что такое, поясни, що таке, 解释, 什么是, 是什么, 为什么, 説明して, とは, なぜ, 설명, 이란, 무엇, اشرح, ما هو, ما هي, لماذا, cos è, che cosa è, wat is, co to jest, nedir, apa itu",
  },
  howto: {
    6: "come si fa, hoe kan ik, hoe maak ik, jak zrobić, nasıl yapılır, hur gör man, cara, cách, как сделать, как приготовить, как, як, 怎么, 如何, やり方, 方法, 作り方, 하는 방법, 방법, كيف",
  },
  study: {
    7: "quiz, esame, examen, egzamin, sınav, ujian, bài kiểm tra, экзамен, тест по, выучить, 考试, 学习, 测验, 試験, 勉強, 시험, 공부, امتحان, اختبار",
  },
  fitness: {
    8: "allenamento, dimagrire, trainingsschema, trening, schudnąć, antrenman, kilo ver*, träningsprogram, tập luyện, giảm cân, тренировк*, похудеть, 健身, 减肥, 锻炼, 筋トレ, ダイエット, 운동, 다이어트, تمرين, تمارين, رجيم",
  },
  food: {
    8: "ricetta, recept, przepis, yemek tarifi, tarif*, resep, công thức, рецепт, 菜谱, 食谱, 做菜, レシピ, 献立, 레시피, 요리, وصفة, طبخ",
  },
  travel: {
    8: "viaggio, itinerario, reis naar, podróż, wycieczk*, gezi, seyahat, resa till, perjalanan, liburan, du lịch, путешеств*, поездк*, маршрут, подорож, 旅行, 行程, 攻略, 旅程, 여행, رحلة, سفر",
  },
  roleplay: {
    9: "fai finta, doe alsof, udawaj, rol yap, låtsas, представь что ты, притворись, 扮演, 假装, ふりをして, 역할극, تظاهر",
  },
};
