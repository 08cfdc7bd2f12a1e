import type { CueList, SlotCues } from "../pack.ts";

export const slots: SlotCues = {
  audience:
    "老板, 领导, 上司, 经理, 客户, 顾客, 房东, 老师, 教授, 同事, 朋友, 爸, 妈, 父亲, 母亲, 父母, 女朋友, 男朋友, 老婆, 老公, 妻子, 丈夫, 邻居, 孩子, 学生, 小朋友, 初学者, 读者, 观众, 粉丝, 面试官, 人吃, 个人",
  purpose: "为了, 因为, 目的, 请假, 道歉, 感谢, 投诉, 邀请, 辞职, 用于",
  tone: "正式, 幽默, 搞笑, 友好, 专业, 轻松, 礼貌, 严肃, 温暖, 委婉, 语气",
  style: "风格, 写实, 卡通, 动漫, 水彩, 油画, 极简, 复古, 像素, 赛博朋克, 水墨, 恐怖, 浪漫, 悲伤",
  platform:
    "小红书, 微博, 抖音, 朋友圈, 公众号, 知乎, b站, 淘宝, 微信, instagram, tiktok, youtube, linkedin, 官网",
  tool: "python, javascript, java, c++, go, sql, excel, react, vue, html, 正则, ps, midjourney, 表格",
  level: "初学, 入门, 零基础, 小学, 初中, 高中, 大学, 高级, 新手, 岁, 简单, 通俗",
  time: "分钟, 小时, 天, 周, 个月, 年, 今天, 明天, 周末, 星期, 月底",
  budget: "预算, 便宜, 元, 块钱, 以内, 免费, 省钱",
  language: "英语, 英文, 法语, 德语, 日语, 日文, 韩语, 西班牙语, 中文, 俄语, 法文, 德文",
  constraints:
    "不喜欢, 讨厌, 不吃, 不要, 不能, 只用, 必须, 避免, 素食, 清真, 过敏, 在家, 无器械, 最多, 最少, 不超过",
};

export const countable: CueList = "个, 条, 字, 句, 段, 页, 种, 道, 篇";

export const fillers: CueList =
  "请, 帮我, 帮, 给我, 我想, 我要, 想要, 需要, 写, 做, 生成, 一份, 一篇, 一个, 一封, 一首, 一下, 一些, 几个, 关于, 如何, 怎么, 什么, 吗, 呢, 的, 了, 吧, 我, 你, 他, 她, 它, 这, 那, 用, 给, 和, 与, 在, 是, 有, 这个, 内容, 东西, 可以, 能, 好, 更, 很, 改, 弄";

export const questionWords: CueList =
  "什么是, 是什么, 为什么, 多少, 多远, 多高, 多大, 多久, 多长, 哪年, 哪一年, 哪里, 哪个, 谁, 几, 什么时候, 吗, 是不是, 怎么, 如何, 怎样";

export const openers: CueList = "请你, 请, 帮我, 麻烦, 给我, 你好, 我想, 我要, 我需要";

export const headBreaks: CueList = "关于, 给, 为";

export const limits: CueList =
  "不要, 不能, 只用, 必须, 避免, 素食, 清真, 过敏, 最多, 不超过, 以内, 以下, 预算, 不喜欢, 讨厌, 不吃, 不含, 无糖";

export const deictics: CueList = "这, 下面, 以下, 上面, 我的, 这篇, 这段";

export const documents: CueList =
  "原文, 文档, 文章, 文件, 会议, 记录, 报告, 邮件, 章, 课文, 视频, 录音, 合同, 材料, 内容";

export const outputForms: CueList =
  "表格, 列表, 清单, 条, 列, 编号, json, csv, markdown, 标题, 主题行, 输出, 格式, 段, 步骤, 要点, 结构, 正文, 每个, 每条, 每句, 分别";

export const topicMarkers: CueList = "关于, 有关";

export const personal: CueList = "我的, 我们, 我家, 我公司, 本人, 公司";

export const shortForms: CueList = "笑话, 谜语, 俳句, 绝句, 对联, 打油诗, 诗";

export const designs: CueList = "logo, 标志, 海报, 横幅, 图标, 封面, 纹身, 头像, 吉祥物";

export const exactForms: CueList = "公式, 函数, 查询, 正则, 命令, 方法";

export const comparisons: CueList = "区别, 不同, 对比, 比较, 还是, 优缺点, 利弊";

export const openGoals: CueList =
  "开始, 提高, 提升, 更好, 学会, 学习, 省钱, 赚钱, 成为, 减肥, 戒, 克服, 投资, 更多客户, 涨粉, 推广, 准备";
