import { text } from '../../text.ts'
import { portalFiles } from './portal.ts'
import { calendar, chart, figure, hero, links, notices, people, shortcuts, todo, words } from './widgets.ts'
import { everyone, leave, manager, months, news, tasks, today, usual, usualNotices, yesterday } from './words.ts'

const days = (count: number) => text(`剩 ${count} 天`, `剩 ${count} 天`, `${count} days`)

/** 1.0.0 showed what came in; since 1.1.0 what goes out and what is late stand beside it. */
export function documentCentre({ outgoing }: { outgoing: boolean }) {
  return portalFiles({
    title: text('公文中心', '公文中心', 'Document centre'),
    theme: { accent: '#b3261e', tint: '#f9e4e2', deep: '#4a0f0b', ground: '#fbf7f6', mark: '#d8a23c' },
    roles: [everyone, manager],
    widgets: [
      todo(
        text('待办公文', '待辦公文', 'Documents to handle'),
        7,
        [
          [text('收文：冬季仓储安全自查', '收文：冬季倉儲安全自主檢查', 'Incoming: winter safety checks'), days(4)],
          [text('批示：农机补贴申报', '核示：農機補助申請', 'Decide: machinery subsidies'), days(2)],
          [text('会签：档案管理办法', '會簽：檔案管理辦法', 'Countersign: records policy'), today],
          [text('复文：区农业服务中心', '復文：區農業服務中心', 'Reply: district farm services'), yesterday],
        ],
        { wide: [5, 5] },
      ),
      figure(
        'received',
        text('本月收文', '本月收文', 'Received this month'),
        '126',
        text('件', '件', 'papers'),
        text('比上月多 9 件', '比上月多 9 件', '9 more than last month'),
        { wide: [4, 5] },
      ),
      figure(
        'late',
        text('超期未办', '逾期未辦', 'Overdue'),
        '3',
        text('件', '件', 'papers'),
        text('均已催办', '均已催辦', 'all reminded'),
        { wide: [3, 5], roles: [manager.id] },
      ),
      ...(outgoing
        ? [
            notices('issued', text('最近发文', '最近發文', 'Issued lately'), [
              [text('禾岸发〔2026〕18 号', '禾岸發〔2026〕18 號', 'HA 2026/18'), '11-14'],
              [text('禾岸办〔2026〕42 号', '禾岸辦〔2026〕42 號', 'HA Office 2026/42'), '11-11'],
              [text('禾岸函〔2026〕9 号', '禾岸函〔2026〕9 號', 'HA Letter 2026/9'), '11-06'],
            ]),
          ]
        : []),
      chart(
        'volume',
        text('每月收文', '每月收文', 'Received each month'),
        [88, 94, 101, 97, 112, 108, 117, 126],
        months,
      ),
      shortcuts(usual, [
        text('收文登记', '收文登記', 'Register incoming'),
        text('拟写发文', '擬寫發文', 'Draft outgoing'),
        text('公文查询', '公文查詢', 'Search'),
        text('签报', '簽呈', 'Internal memo'),
      ]),
      links('rules', text('行文规范', '行文規範', 'How we write'), [
        [text('公文格式国家标准', '公文格式標準', 'National format'), 'PDF'],
        [text('发文字号代字表', '發文字號代字表', 'Prefixes of numbers'), 'XLSX'],
        [text('密级与期限', '密等與期限', 'Classification'), 'PDF'],
      ]),
    ],
  })
}

export function governmentHome() {
  return portalFiles({
    title: text('政务公开与机关办公', '資訊公開與機關辦公', 'Disclosure and office'),
    theme: { accent: '#1f4f96', tint: '#e2ebf8', deep: '#10264a', ground: '#f6f8fb', mark: '#c4161c' },
    roles: [everyone, manager],
    widgets: [
      hero(
        text('本周公开 14 条，按时率 100%', '本週公開 14 則，準時率 100%', '14 published this week, all on time'),
        text('依申请公开两件待答复', '依申請公開兩件待答覆', 'two requests to be answered'),
      ),
      todo(tasks, 5, [
        [text('审查：清洁取暖补贴办法', '審查：潔淨取暖補助辦法', 'Review: heating subsidies'), today],
        [text('答复：雨水管网验收结论', '答覆：雨水管線驗收結論', 'Answer: storm drain report'), days(12)],
        [text('上会：下年度采购计划', '提案：下年度採購計畫', 'Agenda: purchasing plan'), days(3)],
        [text('值班：周六带班', '值班：週六帶班', 'Duty: Saturday'), text('周六', '週六', 'Sat')],
      ]),
      notices(
        'disclosed',
        text('最新公开', '最新公開', 'Latest published'),
        [
          [text('2027 年部门预算编制说明', '116 年度預算編列說明', 'Budget notes 2027'), '11-13'],
          [text('三季度政务公开检查结果', '第三季資訊公開檢查結果', 'Third-quarter check'), '11-09'],
          [text('农村道路养护办事指南', '農村道路養護申辦指南', 'Guide: rural roads'), '11-05'],
        ],
        { wide: [5, 4] },
      ),
      figure(
        'requests',
        text('依申请公开', '依申請公開', 'Requests'),
        '2',
        text('件在办', '件在辦', 'in hand'),
        text('最近一件剩 12 天', '最近一件剩 12 天', 'nearest due in 12 days'),
        { wide: [3, 4] },
      ),
      chart(
        'published',
        text('每月公开', '每月公開', 'Published each month'),
        [31, 28, 36, 40, 33, 38, 44, 41],
        months,
      ),
      shortcuts(usual, [
        text('公开审查', '公開審查', 'Disclosure review'),
        text('依申请公开', '依申請公開', 'Public request'),
        text('三重一大', '三重一大', 'Major decision'),
        leave,
      ]),
      people('duty', text('今日值班', '今日值班', 'On duty today'), [
        [text('知行', '知行', 'Zhixing'), text('带班', '帶班', 'Manager')],
        [text('南枝', '南枝', 'Nanzhi'), text('值班员', '值班人員', 'Officer')],
      ]),
    ],
  })
}

/** For the wall of a duty room: who is on, what is open, what the weather brings. */
export function dutyBoard({ weather }: { weather: boolean }) {
  return portalFiles({
    title: text('值班室看板', '值班室看板', 'Duty room board'),
    theme: { accent: '#0d6e63', tint: '#dcefec', deep: '#06332e', ground: '#f3f8f7', mark: '#e0922f' },
    widgets: [
      people(
        'on_duty',
        text('当班', '當班', 'On duty'),
        [
          [text('知行', '知行', 'Zhixing'), text('带班领导 8601', '帶班主管 8601', 'Manager, ext. 8601')],
          [text('南枝', '南枝', 'Nanzhi'), text('值班员 8600', '值班人員 8600', 'Officer, ext. 8600')],
          [text('石泉', '石泉', 'Shiquan'), text('明早接班', '明早接班', 'takes over at 8:30')],
        ],
        { wide: [4, 5] },
      ),
      notices(
        'events',
        text('今日来电与事项', '今日來電與事項', 'Calls and events today'),
        [
          [text('二号基地跳闸，已恢复', '二號基地跳電，已恢復', 'Base two: power back'), '19:40'],
          [text('夜间大风，已通知四个基地', '夜間強風，已通知四個基地', 'Storm: four bases told'), '22:05'],
          [text('冷库温度告警，已处置', '冷庫溫度警報，已處置', 'Cold store alarm, settled'), '23:12'],
        ],
        { wide: [5, 5] },
      ),
      figure(
        'open',
        text('未了事项', '待辦事項', 'Still open'),
        '1',
        text('件', '件', 'matter'),
        text('交接班时逐条移交', '交班時逐條移交', 'handed over one by one'),
        { wide: [3, 5] },
      ),
      calendar(text('值班安排', '值班安排', 'Rota'), [
        [text('石泉、云岐', '石泉、雲岐', 'Shiquan, Yunqi'), text('周二', '週二', 'Tue')],
        [text('青禾、望舒', '青禾、望舒', 'Qinghe, Wangshu'), text('周三', '週三', 'Wed')],
        [text('临溪、听雨', '臨溪、聽雨', 'Linxi, Tingyu'), text('周四', '週四', 'Thu')],
      ]),
      links('phones', text('应急电话', '緊急電話', 'Emergency numbers'), [
        [text('上级值班室', '上級值班室', 'Higher duty desk'), '8001'],
        [text('电工班', '電工班', 'Electricians'), '8120'],
        [text('医务室', '醫務室', 'First aid'), '8130'],
      ]),
      ...(weather
        ? [
            words(
              'weather',
              text('天气与提示', '天氣與提醒', 'Weather'),
              text(
                '夜间偏北风六级，关好门窗，加固棚膜。',
                '夜間偏北風六級，關好門窗，加強棚膜。',
                'Force six from the north tonight: secure doors and covers.',
              ),
            ),
          ]
        : []),
    ],
  })
}

export function newStarterHome() {
  return portalFiles({
    title: text('新员工入职首页', '新人到職首頁', 'Welcome page for new starters'),
    theme: { accent: '#8a4b9c', tint: '#f2e6f6', deep: '#3d1c48', ground: '#faf7fb', mark: '#e3a63a' },
    widgets: [
      hero(
        text('欢迎加入，第一天从这里开始', '歡迎加入，第一天從這裡開始', 'Welcome. Your first day starts here'),
        text('带教人：半夏，分机 8216', '輔導員：半夏，分機 8216', 'Your mentor: Banxia, ext. 8216'),
      ),
      todo(text('入职要办的事', '到職待辦', 'Things to do'), 5, [
        [text('签署劳动合同', '簽署勞動契約', 'Sign the contract'), today],
        [text('领取电脑与门禁卡', '領取電腦與門禁卡', 'Collect laptop and card'), today],
        [text('完成安全培训', '完成安全訓練', 'Safety training'), text('周三', '週三', 'Wed')],
        [text('填写个人信息', '填寫個人資料', 'Complete your details'), text('周五', '週五', 'Fri')],
      ]),
      calendar(text('第一周', '第一週', 'First week'), [
        [text('报到与签约', '報到與簽約', 'Arrival'), text('周一', '週一', 'Mon')],
        [text('办公系统入门', '辦公系統入門', 'Office system'), text('周二', '週二', 'Tue')],
        [text('信息安全', '資訊安全', 'Security'), text('周四', '週四', 'Thu')],
        [text('与带教人周谈', '與輔導員週談', 'Talk with your mentor'), text('周五', '週五', 'Fri')],
      ]),
      people('team', text('找谁', '找誰', 'Who to ask'), [
        [text('临溪', '臨溪', 'Linxi'), text('人事', '人事', 'HR')],
        [text('石泉', '石泉', 'Shiquan'), 'IT'],
        [text('南枝', '南枝', 'Nanzhi'), text('行政', '行政', 'Office')],
      ]),
      shortcuts(usual, [
        leave,
        text('办公用品', '辦公用品', 'Office supplies'),
        text('报销', '報支', 'Expenses'),
        text('会议室', '會議室', 'Meeting rooms'),
      ]),
      notices('policies', news, usualNotices),
      words(
        'tip',
        text('小提示', '小提醒', 'Good to know'),
        text(
          '不知道该走哪个流程，在搜索框里写一句话就行。',
          '不知道該走哪個流程，在搜尋框裡寫一句話就行。',
          'Not sure which form you need? Type a sentence into the search box.',
        ),
      ),
    ],
  })
}
