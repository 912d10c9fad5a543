import { english } from './english.ts'
import { phrases } from './phrases.ts'
import { type JudgedRow, sameAs } from './row.ts'
import { taiwan } from './taiwan.ts'
import { words } from './words.ts'

/** Questions that are judged already, typed in another way: they have to find the same. */
const base: readonly JudgedRow[] = [...words, ...phrases, ...taiwan, ...english]

export const pinyinOfWords = sameAs(
  base,
  `
nianjia | 年假
tiaoxiu | 调休
yeban | 夜班
xiaojia | 销假
lingyong | 领用
zhiban | 值班
peixun | 培训
zhengming | 证明
fukuan | 付款
huidan | 回单
yuejie | 月结
chaosong | 抄送
liandong | 联动
gongzhang | 公章
guobang | 过磅
yanshou | 验收
baojia | 报价
fangke | 访客
jiyao | 纪要
fawen | 发文
dayin | 打印
toubiao | 投标
xiangmu | 项目
gongshi | 工时
kanban | 看板
shenpi | 审批
feiyongbaoxiao | 费用报销
lao dong he tong | 劳动合同
chuchaishenqing | 出差申请
qing jia dan | 请假单
huiyishiyuding | 会议室预定
gongyingshangzhunru | 供应商准入
`,
)

export const initialsOfWords = sameAs(
  base,
  `
ht | 合同
sp | 审批
hq | 会签
bx | 报销
pb | 排班
jb | 加班
kq | 考勤
cg | 采购
fp | 发票
yz | 印章
gw | 公文
gd | 归档
rz | 入职
nj | 年假
zb | 值班
dy | 打印
xm | 项目
mh | 门户
hb | 换班
tb | 投标
xmlx | 项目立项
ccsq | 出差申请
gyszr | 供应商准入
`,
)

export const mixedScripts = sameAs(
  base,
  `
hetong台账 | 合同台账
baoxiao单 | 报销
huiyi纪要 | 会议纪要
会议jiyao | 会议纪要
供应商zhunru | 供应商准入
登录ye | 登录页
合同approval | 合同审批
請假dan | 请假单
會議室yuding | 会议室预定
yongyin申请 | 用印申请
費用baoxiao | 费用报销
hongtou文件 | 红头文件
值班biao | 值班表
劳动hetong | 劳动合同
单点denglu | 单点登录
rota 排班 | 排班
onboarding 入职 | 入职
seal 用印 | 用印
`,
)

export const typingErrors = sameAs(
  base,
  `
contrat approval | contract approval
meeting rom | meeting room
vistor parking | visitor parking
purchse request | purchase request
remiders | reminders
anual leave | annual leave
watemark | watermark
qingjai | 请假
hetogn | 合同
baoxaio | 报销
paibna | 排班
shenppi | 审批
gongwne | 公文
合同审皮 | 合同审批
值般表 | 值班表
电子印张 | 电子印章
请价单 | 请假单
费用报肖 | 费用报销
离值交接 | 离职交接
考琴 | 考勤
`,
)

/** As one asks a colleague, or a machine that talks. */
export const sentences: JudgedRow[] = [
  ['怎么给部门做一个主页', 'what-goes-on-a-home-page v3', 'team-home k5 finance-home'],
  ['怎样设置超时自动提醒', 'time-limits-reminders deadlines-and-holidays'],
  ['或签和会签有什么不同', 'countersign-any-in-turn v1'],
  ['合同快到期了怎么提醒', 'p6 k5'],
  ['出差的时候审批交给谁', 'stand-in', 'approval-step first-week-questions'],
  ['怎么从别的系统发起一条流程', 'call-the-open-interface'],
  ['下载的安装包怎么核对', 'verify-a-download'],
  ['流程改了以后在途的单据怎么办', 'running-flows-after-change', 'release-a-flow'],
  ['怎么批量打印单据', 'batch-print'],
  ['员工离职要交接什么', 'hand-over'],
  ['新员工入职要准备什么', 'f05 onboarding-sheet luqiao-onboarding'],
  ['怎样让表单在手机上好填', 'forms-on-small-screens'],
  ['重复的发票怎么发现', 'app-a2'],
  ['印章应该盖在什么位置', 'seal-in-its-place', 'v8'],
  ['四班三运转一年怎么排', 'plan-a-four-crew-rota v2 s9'],
  ['为什么收不到手机推送', 'push-does-not-arrive'],
  ['怎么同步企业目录里的人员', 'sync-people-from-directory app-a7'],
  ['升级服务端之前要做什么', 'before-an-upgrade', 'server-10.2.3 notes-server-10-2-3'],
  ['怎么给预览加水印', 'watermark'],
  ['流程结束以后怎么归档', 'file-when-flow-ends app-a8'],
  ['我想预定一间会议室', 'f07 meeting-room-booking', 'meeting-room-week app-a3'],
  ['how do I verify an installer', 'verify-a-download'],
  ['how to change the sign-in page', 'change-the-sign-in-page v6'],
  ['what belongs on a department home', 'what-goes-on-a-home-page', 'v3'],
  ['why do push messages not arrive', 'push-does-not-arrive'],
  ['how to plan a four-team rota', 'v2 plan-a-four-crew-rota s9'],
]
