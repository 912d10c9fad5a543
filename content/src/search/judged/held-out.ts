import { english } from './english.ts'
import { phrases } from './phrases.ts'
import { type JudgedRow, sameAs } from './row.ts'
import { taiwan } from './taiwan.ts'
import { words } from './words.ts'

/**
 * Judged before the search was changed for them, and never looked at while it was: how these are answered says how questions
 * are answered that nobody thought of. Change neither them nor their grades to please the search.
 */
const base: readonly JudgedRow[] = [...words, ...phrases, ...taiwan, ...english]

export const heldOutPinyin = sameAs(
  base,
  `
daili | 代理
taohong | 套红
xunjian | 巡检
denglu | 登录
menhu | 门户
tuisong | 推送
shengji | 升级
beifen | 备份
jieqi | 节气
yongche | 用车
baoxiu | 报修
xiaoli | 校历
nongshi | 农事
juzhen | 矩阵
zai zhi zheng ming | 在职证明
yongyinshenqing | 用印申请
`,
)

export const heldOutInitials = sameAs(
  base,
  `
px | 培训
zd | 制度
lz | 离职
gz | 公章
sy | 水印
bf | 备份
hqyj | 会签意见
kb | 看板
httz | 合同台账
hysyd | 会议室预定
`,
)

export const heldOutMixed = sameAs(
  base,
  `
chuchai申请 | 出差申请
信息安全shijian | 信息安全事件
項目lixiang | 项目立项
dianzi印章 | 电子印章
在职zhengming | 在职证明
文档yangshi | 文档样式
zhidu会签 | 制度会签
请购purchase | 請購
minutes 纪要 | 纪要
`,
)

export const heldOutTypingErrors = sameAs(
  base,
  `
employmnt contract | employment contract
invoise | invoice
overtiem | overtime
buget | budget
kaoqni | 考勤
huiqain | 会签
yusaun | 预算
caiguo | 采购
采狗 | 采购
入值 | 入职
巡捡 | 巡检
数据推宋 | 数据推送
`,
)

export const heldOutSentences: JudgedRow[] = [
  ['审批人请假了怎么办', 'stand-in approval-step', 'first-week-questions'],
  ['怎么按金额分级审批', 'amount-tier-rules', 'hetong-7 f02 server-10.2.0'],
  ['节假日怎么调休', 'company-calendar', 'company-calendar-first'],
  ['护士想换班怎么办', 'shift-change-approval shift-change'],
  ['公章借出去怎么登记', 'f03 yanping-seals', 'seal-request'],
  ['怎么少填一点字段', 'linked-fields v5'],
  ['多久做一次恢复演练', 'restore-drill'],
  ['子流程什么时候用', 'sub-flows'],
  ['抄送和传阅有什么区别', 'copies-and-circulation'],
  ['怎么一次登录所有系统', 'one-sign-on'],
  ['怎么把表单数据推到业务系统', 'data-push'],
  ['角色和岗位怎么选', 'role-post-or-matrix'],
  ['怎么统一全公司的文档样式', 'one-document-style styles-not-manual-formatting'],
  ['how to file papers when a flow ends', 'file-when-flow-ends app-a8'],
  ['how long does a server upgrade take', 'server-10.2.3 notes-server-10-2-3', 'before-an-upgrade'],
]
