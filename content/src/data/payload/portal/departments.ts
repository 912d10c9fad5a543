import { text } from '../../text.ts'
import { portalFiles } from './portal.ts'
import { calendar, chart, figure, hero, links, notices, people, shortcuts, todo, words } from './widgets.ts'
import {
  everyone,
  expenses,
  manager,
  months,
  news,
  seals,
  tasks,
  thisWeek,
  today,
  usual,
  usualNotices,
  yesterday,
} from './words.ts'

export function legalHome() {
  return portalFiles({
    title: text('法务部', '法務部', 'Legal department'),
    theme: { accent: '#5b3f8c', tint: '#ebe4f5', deep: '#2a1a45', ground: '#f8f6fb', mark: '#d9b45c' },
    roles: [everyone, manager],
    widgets: [
      todo(
        tasks,
        6,
        [
          [text('合同审批：冷链运输', '合約簽核：冷鏈運輸', 'Contract: cold chain'), today],
          [text('合同审批：包装采购', '合約簽核：包裝採購', 'Contract: packaging'), today],
          [text('制度审查：档案管理', '制度審查：檔案管理', 'Policy: records'), yesterday],
          [text('用印核对', '用印核對', 'Seal check'), yesterday],
        ],
        { wide: [5, 5] },
      ),
      notices(
        'expiring',
        text('三十天内到期', '三十天內到期', 'Ends within thirty days'),
        [
          [text('仓库租赁合同', '倉庫租賃合約', 'Warehouse lease'), text('剩 6 天', '剩 6 天', '6 days')],
          [text('保洁服务合同', '清潔服務合約', 'Cleaning services'), text('剩 12 天', '剩 12 天', '12 days')],
          [text('网络专线合同', '網路專線合約', 'Leased line'), text('剩 27 天', '剩 27 天', '27 days')],
        ],
        { wide: [4, 5] },
      ),
      figure(
        'open',
        text('在办合同', '在辦合約', 'Contracts in hand'),
        '38',
        text('份', '份', 'files'),
        text('本月新增 11 份', '本月新增 11 份', '11 new this month'),
        { wide: [3, 5] },
      ),
      chart('signed', text('每月签订', '每月簽訂', 'Signed each month'), [22, 31, 27, 35, 29, 41, 38, 33], months),
      links('ledger', text('合同台账', '合約台帳', 'Contract ledger'), [
        [text('采购类', '採購類', 'Purchasing'), '214'],
        [text('销售类', '銷售類', 'Sales'), '176'],
        [text('租赁类', '租賃類', 'Leases'), '43'],
      ]),
      shortcuts(usual, [
        text('合同审查', '合約審查', 'Contract review'),
        seals,
        text('授权书', '授權書', 'Power of attorney'),
        text('诉讼登记', '訴訟登記', 'Litigation'),
      ]),
      figure(
        'risk',
        text('未决诉讼', '未決訴訟', 'Open cases'),
        '2',
        text('件', '件', 'cases'),
        text('涉及金额 46 万元', '涉及金額 46 萬元', '460,000 at stake'),
        { roles: [manager.id] },
      ),
    ],
  })
}

/** 1.0.0 was made for phones alone; since 1.1.0 it has prices and fits wide screens. */
export function farmHome({ prices }: { prices: boolean }) {
  return portalFiles({
    title: text('二号基地', '二號基地', 'Farm two'),
    theme: { accent: '#4f7a1c', tint: '#e9f1d9', deep: '#24380a', ground: '#f8faf3', mark: '#f0b64a' },
    widgets: [
      hero(
        text('今明两天适合收割', '今明兩天適合收割', 'Good to harvest today and tomorrow'),
        text('周三夜间有雨', '週三夜間有雨', 'Rain on Wednesday night'),
      ),
      calendar(
        text('七天天气', '七天天氣', 'Seven days'),
        [
          [text('晴，4 到 16 度', '晴，4 到 16 度', 'Sunny, 4 to 16 °C'), text('周一', '週一', 'Mon')],
          [text('多云，6 到 15 度', '多雲，6 到 15 度', 'Cloudy, 6 to 15 °C'), text('周二', '週二', 'Tue')],
          [text('夜间小雨', '夜間小雨', 'Light rain at night'), text('周三', '週三', 'Wed')],
          [text('阴，3 到 11 度', '陰，3 到 11 度', 'Overcast, 3 to 11 °C'), text('周四', '週四', 'Thu')],
        ],
        { wide: [4, 5], middle: [4, 5], phone: 5 },
      ),
      todo(
        text('农事安排', '農事安排', 'Field work'),
        4,
        [
          [text('东洼地：收割', '東窪地：收割', 'East field: harvest'), today],
          [text('西坡地：越冬水', '西坡地：越冬水', 'West slope: watering'), today],
          [text('烘干机保养', '烘乾機保養', 'Service of the dryer'), text('周四', '週四', 'Thu')],
        ],
        { wide: [4, 4] },
      ),
      chart('yield', text('入库量（吨）', '入庫量（噸）', 'Stored, tonnes'), [12, 18, 26, 34, 41, 39, 47, 52], months),
      notices('pests', text('病虫害提醒', '病蟲害提醒', 'Pest warnings'), [
        [text('稻瘟病：低', '稻熱病：低', 'Rice blast: low'), today],
        [text('蚜虫：中，建议巡田', '蚜蟲：中，建議巡田', 'Aphids: medium, please check'), today],
      ]),
      ...(prices
        ? [
            figure(
              'rice',
              text('稻谷收购价', '稻穀收購價', 'Rice'),
              '2.86',
              text('元/千克', '元/公斤', 'a kilo'),
              text('比昨天高 0.02', '比昨天高 0.02', 'up 0.02'),
            ),
            figure(
              'wheat',
              text('小麦收购价', '小麥收購價', 'Wheat'),
              '2.44',
              text('元/千克', '元/公斤', 'a kilo'),
              text('持平', '持平', 'unchanged'),
            ),
            figure(
              'apple',
              text('苹果收购价', '蘋果收購價', 'Apples'),
              '5.30',
              text('元/千克', '元/公斤', 'a kilo'),
              text('比昨天低 0.10', '比昨天低 0.10', 'down 0.10'),
            ),
            figure(
              'stock',
              text('库容', '庫容', 'Storage used'),
              '71',
              text('%', '%', '%'),
              text('三号仓可用', '三號倉可用', 'Store 3 is free'),
            ),
          ]
        : []),
    ],
  })
}

export function shiftBoard() {
  const large = { wide: [4, 4] as [number, number], middle: [4, 4] as [number, number], phone: 4 }
  return portalFiles({
    title: text('装配一线 · 中班', '組裝一線 · 中班', 'Line one · late shift'),
    theme: { accent: '#c2571a', tint: '#f8e4d6', deep: '#3d1a05', ground: '#fbf7f3', mark: '#f3d36a' },
    widgets: [
      figure(
        'output',
        text('产量', '產量', 'Output'),
        '412',
        text('件', '件', 'pieces'),
        text('计划 430', '計畫 430', 'Plan 430'),
        large,
      ),
      figure(
        'rate',
        text('合格率', '良率', 'Passed'),
        '99.2',
        text('%', '%', '%'),
        text('目标 99.0%', '目標 99.0%', 'Target 99.0%'),
        large,
      ),
      figure(
        'stop',
        text('停线', '停線', 'Stopped'),
        '7',
        text('分钟', '分鐘', 'minutes'),
        text('缺料一次', '缺料一次', 'Once, no parts'),
        large,
      ),
      chart(
        'hours',
        text('每小时产量', '每小時產量', 'By the hour'),
        [48, 53, 55, 51, 58, 49, 52, 46],
        ['15', '16', '17', '18', '19', '20', '21', '22'],
        { wide: [8, 5], middle: [8, 4] },
      ),
      notices(
        'faults',
        text('异常', '異常', 'Faults'),
        [
          [text('三号工位：扭矩偏低', '三號工位：扭力偏低', 'Station 3: low torque'), '19:42'],
          [text('物料：密封圈不足', '物料：密封圈不足', 'Parts: seals running low'), '20:15'],
        ],
        { wide: [4, 5] },
      ),
      words(
        'handover',
        text('交接', '交接', 'Handover'),
        text(
          '早班留两台返修；三号工位扭矩枪已送校，备用枪可用。',
          '早班留兩台重工；三號工位扭力槍已送校，備用槍可用。',
          'Two units left for rework; the torque gun of station 3 is being calibrated, use the spare.',
        ),
        { wide: [8, 3] },
      ),
      people(
        'crew',
        text('当班', '當班', 'On shift'),
        [
          [text('石泉', '石泉', 'Shiquan'), text('班长', '班長', 'Foreman')],
          [text('临溪', '臨溪', 'Linxi'), text('质检', '品檢', 'Quality')],
        ],
        { wide: [4, 3], middle: [8, 3], phone: 3 },
      ),
    ],
  })
}

export function financeHome() {
  return portalFiles({
    title: text('财务部', '財務部', 'Finance'),
    theme: { accent: '#9a6b14', tint: '#f6ecd6', deep: '#3f2b05', ground: '#fbf8f1', mark: '#7fb0a2' },
    roles: [everyone, manager],
    apps: ['budget-board'],
    widgets: [
      figure(
        'cash',
        text('可用资金', '可用資金', 'Cash'),
        '18.6',
        text('百万元', '百萬元', 'million'),
        text('可付 41 天', '可付 41 天', '41 days of payments'),
        { roles: [manager.id] },
      ),
      figure(
        'claims',
        text('待付报销', '待付報支', 'Claims to pay'),
        '57',
        text('笔', '筆', 'claims'),
        text('最久 3 天', '最久 3 天', 'Oldest 3 days'),
      ),
      figure(
        'late',
        text('逾期应收', '逾期應收', 'Overdue'),
        '0.9',
        text('百万元', '百萬元', 'million'),
        text('比上月少 12%', '比上月少 12%', '12% less than last month'),
      ),
      figure(
        'close',
        text('距离关账', '距離關帳', 'Until closing'),
        '11',
        text('天', '天', 'days'),
        text('任务 21 项', '工作 21 項', '21 tasks'),
      ),
      todo(
        tasks,
        9,
        [
          [text('付款：南坡肥料', '付款：南坡肥料', 'Payment: Nanpo fertiliser'), today],
          [text('报销复核：销售部', '報支複核：業務部', 'Claims: sales'), today],
          [text('暂估入库', '暫估入庫', 'Accruals'), text('周三', '週三', 'Wed')],
        ],
        { wide: [4, 4] },
      ),
      chart('spent', text('费用趋势', '費用趨勢', 'Spending'), [62, 58, 71, 66, 74, 69, 77, 72], months),
      calendar(text('月结', '月結', 'Closing'), [
        [text('报销截止', '報支截止', 'Last day for claims'), '11-24'],
        [text('月末盘点', '月底盤點', 'Stocktaking'), '11-25'],
        [text('关账', '關帳', 'Closing'), '11-30'],
      ]),
      shortcuts(usual, [
        expenses,
        text('借款', '借款', 'Advances'),
        text('开票', '開票', 'Invoices'),
        text('付款', '付款', 'Payments'),
      ]),
      links('rules', text('制度', '制度', 'Rules'), [
        [text('费用标准', '費用標準', 'Spending limits'), '2026'],
        [text('差旅管理办法', '差旅管理辦法', 'Business travel'), '2026'],
      ]),
    ],
  })
}

/** Since 1.1.0 the state of each service comes first. */
export function itServiceHome({ state }: { state: boolean }) {
  const fine = text('正常', '正常', 'Fine')
  return portalFiles({
    title: text('IT 服务台', 'IT 服務台', 'IT service desk'),
    theme: { accent: '#1f5fbf', tint: '#dfe9f9', deep: '#0b2450', ground: '#f4f7fc', mark: '#8fd0c0' },
    apps: ['group-message'],
    widgets: [
      ...(state
        ? [
            links(
              'state',
              text('服务状态', '服務狀態', 'Services'),
              [
                [text('办公系统', '辦公系統', 'Office system'), fine],
                [text('邮件', '郵件', 'Mail'), fine],
                [text('视频会议', '視訊會議', 'Video meetings'), text('变慢', '變慢', 'Slow')],
                [text('打印', '列印', 'Printing'), fine],
              ],
              { wide: [4, 5] },
            ),
          ]
        : []),
      hero(
        text('先查一查，多半有答案', '先查一查，多半有答案', 'Look it up first'),
        text('知识库 412 篇', '知識庫 412 篇', '412 articles'),
        { wide: [8, 5] },
      ),
      shortcuts(text('我要', '我要', 'I want to'), [
        text('重置密码', '重設密碼', 'Reset my password'),
        text('申请账号', '申請帳號', 'Get an account'),
        text('报修', '報修', 'Report a fault'),
        text('借设备', '借設備', 'Borrow a device'),
      ]),
      todo(
        text('我的工单', '我的工單', 'My tickets'),
        2,
        [
          [text('笔记本电脑风扇响', '筆電風扇聲大', 'Noisy fan'), text('处理中', '處理中', 'In hand')],
          [text('共享盘权限', '共用磁碟權限', 'Access to a share'), text('待审批', '待簽核', 'Waiting')],
        ],
        { wide: [4, 4] },
      ),
      notices('windows', text('检修窗口', '檢修時段', 'Change windows'), [
        [text('标准变更', '標準變更', 'Standard changes'), text('周三 20:00', '週三 20:00', 'Wed 20:00')],
        [text('数据库维护', '資料庫維護', 'Databases'), text('周日 02:00', '週日 02:00', 'Sun 02:00')],
      ]),
      chart(
        'tickets',
        text('每月工单', '每月工單', 'Tickets each month'),
        [140, 132, 158, 121, 117, 126, 109, 98],
        months,
      ),
      figure(
        'fast',
        text('首次响应', '首次回應', 'First answer'),
        '6',
        text('分钟', '分鐘', 'minutes'),
        text('目标 15 分钟', '目標 15 分鐘', 'Target 15'),
        { wide: [4, 4] },
      ),
    ],
  })
}

export function hospitalHome() {
  return portalFiles({
    title: text('清川医院职工门户', '清川醫院員工入口', 'Qingchuan Hospital'),
    theme: { accent: '#00796b', tint: '#d9efec', deep: '#00332d', ground: '#f2f9f8', mark: '#f2b8a0' },
    roles: [
      { id: 'nurse', name: text('护理', '護理', 'Nursing') },
      { id: 'doctor', name: text('医师', '醫師', 'Doctors') },
    ],
    widgets: [
      notices(
        'urgent',
        text('院内通告', '院內公告', 'Hospital notices'),
        [
          [text('流感高峰：门诊戴口罩', '流感高峰：門診戴口罩', 'Flu season: wear masks'), today],
          [text('信息系统周日维护', '資訊系統週日維護', 'IT maintenance on Sunday'), yesterday],
          [text('职称申报截止 30 日', '職稱申報截止 30 日', 'Promotion papers by the 30th'), '11-12'],
        ],
        { wide: [8, 4] },
      ),
      figure(
        'beds',
        text('空床', '空床', 'Free beds'),
        '46',
        text('张', '床', 'beds'),
        text('总数 820', '總數 820', 'of 820'),
        { wide: [4, 4] },
      ),
      calendar(
        text('我的班', '我的班', 'My shifts'),
        [
          [text('夜班', '夜班', 'Night'), '11-16'],
          [text('备班', '備勤', 'Standby'), '11-19'],
          [text('夜班', '夜班', 'Night'), '11-22'],
        ],
        { roles: ['nurse'] },
      ),
      calendar(
        text('手术安排', '手術安排', 'Operations'),
        [
          [text('二号手术间', '二號手術室', 'Theatre 2'), '11-16 09:00'],
          [text('五号手术间', '五號手術室', 'Theatre 5'), '11-17 13:30'],
        ],
        { roles: ['doctor'] },
      ),
      shortcuts(usual, [
        text('换班', '換班', 'Swap a shift'),
        text('排班', '排班', 'Rota'),
        text('不良事件', '不良事件', 'Incidents'),
        text('会诊', '會診', 'Consultation'),
      ]),
      links('guides', text('规范与指引', '規範與指引', 'Guidelines'), [
        [text('手卫生', '手部衛生', 'Hand hygiene'), 'v4'],
        [text('交接班制度', '交班制度', 'Handover'), 'v2'],
      ]),
      chart(
        'visits',
        text('门诊量（千人次）', '門診量（千人次）', 'Outpatients, thousands'),
        [41, 39, 38, 36, 40, 43, 46, 51],
        months,
      ),
    ].map((widget, place) => (place === 3 ? { ...widget, id: 'operations' } : widget)),
  })
}

export function salesCockpit() {
  return portalFiles({
    title: text('销售驾驶舱', '業務儀表板', 'Sales cockpit'),
    theme: { accent: '#a0302a', tint: '#f6dedb', deep: '#3b0d0a', ground: '#fbf5f4', mark: '#e5b95e' },
    roles: [everyone, manager],
    widgets: [
      figure(
        'month',
        text('本月签约', '本月簽約', 'Signed this month'),
        '3.2',
        text('百万元', '百萬元', 'million'),
        text('目标的 81%', '目標的 81%', '81% of target'),
      ),
      figure(
        'leads',
        text('新线索', '新商機', 'New leads'),
        '64',
        text('条', '筆', 'leads'),
        text('比上周多 9', '比上週多 9', '9 more than last week'),
      ),
      figure(
        'win',
        text('赢单率', '成交率', 'Won'),
        '34',
        text('%', '%', '%'),
        text('近九十天', '近九十天', 'Last 90 days'),
      ),
      figure(
        'paid',
        text('回款', '回款', 'Paid'),
        '2.7',
        text('百万元', '百萬元', 'million'),
        text('逾期 3 笔', '逾期 3 筆', '3 overdue'),
      ),
      chart(
        'trend',
        text('签约趋势', '簽約趨勢', 'Signed by month'),
        [1.8, 2.1, 2.6, 2.4, 2.9, 3.4, 3.0, 3.2],
        months,
        { wide: [8, 5], middle: [8, 4] },
      ),
      todo(
        text('今天要联系', '今天要聯絡', 'Call today'),
        5,
        [
          [text('清川食品：年度供货', '清川食品：年度供貨', 'Qingchuan Food: supply'), '10:00'],
          [text('云上软件：续约', '雲上軟體：續約', 'Yunshang Software: renewal'), '14:30'],
          [text('河湾超市：陈列费', '河灣超市：陳列費', 'Hewan Market: display fee'), '16:00'],
        ],
        { wide: [4, 5] },
      ),
      people(
        'board',
        text('本月排行', '本月排行', 'This month'),
        [
          [text('南枝', '南枝', 'Nanzhi'), '0.92'],
          [text('临溪', '臨溪', 'Linxi'), '0.71'],
          [text('青禾', '青禾', 'Qinghe'), '0.55'],
        ],
        { roles: [manager.id] },
      ),
      calendar(thisWeek, [
        [text('销售例会', '業務例會', 'Sales meeting'), '11-17 09:30'],
        [text('展会', '展覽', 'Trade fair'), '11-19'],
      ]),
      notices('notices', news, usualNotices),
    ],
  })
}
