/** What people of the demo said about what they took, in their own words. Nobody rates what is their own. */
interface DemoRating {
  slug: string
  by: string
  stars: 1 | 2 | 3 | 4 | 5
  days_ago: number
  text: string
  answer?: string
}

export const ratings: DemoRating[] = [
  rating('hetong-7', 'linxi', 5, 18, '并行会签确实快。我们把“10 万”改成了“30 万”，在规则页改一处就行，不用动流程图。'),
  rating('hetong-7', 'banxia', 4, 31, '法务节点的超时提醒很有用。希望下一版能支持节假日不计时。', '已经列入下一版。'),
  rating('b3', 'zhixing', 5, 13, '套红和版心都对，打印出来和印刷厂的一致。发文机关换成自己公司只改了一处。'),
  rating('b3', 'shiquan', 4, 26, '联合发文时两个机关名称需要手工调间距，其余很好。'),
  rating('leave-request', 'nanzhi', 5, 20, '年假余额直接显示，少了很多来问人事的人。'),
  rating('leave-request', 'qinghe', 5, 37, '半天假也能算对，跨周末不用自己数。'),
  rating('f02', 'zhixing', 4, 22, '分级很清楚。差旅标准我们另有一套，改起来不难。'),
  rating('d4', 'linxi', 5, 2, '换上自己的标志和主色就能用，手机上也好看。'),
  rating('d4', 'qinghe', 4, 3, '门很有意思。希望再出一个冬天的版本。'),
  rating('u2', 'banxia', 5, 41, '换季那天同事都在群里截图。'),
  rating('meeting-minutes', 'shiquan', 5, 29, '先过上次的决议，会短了一半。'),
  rating(
    'meeting-minutes',
    'qinghe',
    4,
    44,
    '缺席一栏要是能自动带出来就更好。',
    '与会议系统相连后会自动带出，见说明第二段。',
  ),
  rating('k8', 'linxi', 5, 33, '大写金额不用再核对了，质保金也单列了。'),
  rating('policy-styles', 'nanzhi', 5, 25, '插一条，后面全顺延，目录也跟着变。'),
  rating('g2', 'banxia', 4, 39, '样式齐全。小标宋要另外装，说明里写了。'),
  rating('s9', 'zhixing', 5, 4, '两周一看就明白，夜班次数也算好了。'),
  rating('company-calendar', 'shiquan', 5, 50, '订阅之后再没人问哪天补班。'),
  rating('ward-rota', 'nanzhi', 5, 15, '换班写成例外，规则不动，护士长很满意。'),
  rating('m2', 'shiquan', 5, 1, '负责人和员工看到的不一样，一个文件就够了。'),
  rating('m2', 'banxia', 4, 2, '横幅在手机上再矮一点会更好。'),
  rating('team-home', 'linxi', 5, 19, '换项目真的只改一个编号。'),
  rating('u1', 'nanzhi', 5, 12, '在地头看很清楚，字够大。'),
]

function rating(
  slug: string,
  who: string,
  stars: DemoRating['stars'],
  days_ago: number,
  text: string,
  answer?: string,
): DemoRating {
  return { slug, by: `${who}@example.com`, stars, days_ago, text, ...(answer ? { answer } : {}) }
}
