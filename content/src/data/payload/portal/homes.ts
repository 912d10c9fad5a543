import { text } from '../../text.ts'
import { portalFiles } from './portal.ts'
import { calendar, chart, figure, hero, links, notices, people, shortcuts, todo, words } from './widgets.ts'
import {
  buying,
  cars,
  everyone,
  expenses,
  leave,
  manager,
  meetings,
  months,
  news,
  proofs,
  repairs,
  seals,
  tasks,
  thisWeek,
  today,
  usual,
  usualNotices,
  usualTasks,
  yesterday,
} from './words.ts'

const teal = { accent: '#007c91', tint: '#dceef2', deep: '#003a45', ground: '#f2f7f8', mark: '#d8ae55' }

/** 1.0.0 showed the same to all; since 1.1.0 managers see figures of their own. */
export function groupHome({ figures }: { figures: boolean }) {
  const own = { roles: [manager.id], wide: [4, 3] as [number, number], middle: [4, 3] as [number, number] }
  return portalFiles({
    title: text('禾岸农业', '禾岸農業', 'Hean Farms'),
    theme: teal,
    roles: figures ? [everyone, manager] : [],
    apps: ['group-message'],
    widgets: [
      hero(
        text('秋收总结会定于本周五', '秋收總結會訂於本週五', 'Harvest review this Friday'),
        text('三楼报告厅，下午两点', '三樓會議廳，下午兩點', 'Hall on the third floor, 2 pm'),
      ),
      todo(tasks, 7, usualTasks),
      shortcuts(usual, [leave, expenses, seals, cars, meetings, buying]),
      notices('notices', news, usualNotices),
      chart('output', text('本月产量', '本月產量', 'Output this month'), [30, 44, 38, 58, 52, 70, 64, 80], months),
      calendar(thisWeek, [
        [text('部门周会', '部門週會', 'Department meeting'), '11-16 10:00'],
        [text('方案评审', '方案審查', 'Design review'), '11-18 14:00'],
        [text('秋收总结会', '秋收總結會', 'Harvest review'), '11-20 14:00'],
      ]),
      links('links', text('集团单位', '集團單位', 'Group companies'), [
        [text('一号基地', '一號基地', 'Farm one'), text('种植', '種植', 'Crops')],
        [text('二号基地', '二號基地', 'Farm two'), text('鲜果', '鮮果', 'Fruit')],
        [text('冷链物流', '冷鏈物流', 'Cold chain'), text('仓配', '倉配', 'Logistics')],
      ]),
      people('newcomers', text('新同事', '新同事', 'New colleagues'), [
        [text('望舒', '望舒', 'Wangshu'), text('品控', '品管', 'Quality')],
        [text('听雨', '聽雨', 'Tingyu'), text('财务', '財務', 'Finance')],
        [text('松间', '松間', 'Songjian'), text('基地', '基地', 'Farm')],
      ]),
      ...(figures
        ? [
            figure(
              'approvals',
              text('平均审批时长', '平均簽核時間', 'Time to approve'),
              '9',
              text('小时', '小時', 'hours'),
              text('比上月少 2 小时', '比上月少 2 小時', '2 less than last month'),
              own,
            ),
            figure(
              'budget',
              text('预算执行', '預算執行', 'Budget used'),
              '78',
              text('%', '%', '%'),
              text('进度正常', '進度正常', 'On track'),
              own,
            ),
            figure(
              'incidents',
              text('安全事件', '安全事件', 'Incidents'),
              '0',
              text('起', '件', 'this year'),
              text('连续 126 天', '連續 126 天', '126 days in a row'),
              own,
            ),
          ]
        : []),
    ],
  })
}

export function teamHome() {
  return portalFiles({
    title: text('灌溉改造项目', '灌溉改造專案', 'Irrigation project'),
    theme: { accent: '#3d5a98', tint: '#e2e8f4', deep: '#1c2b4d', ground: '#f4f6fa', mark: '#e09f4f' },
    roles: [everyone, manager],
    widgets: [
      hero(
        text('里程碑：主管道贯通', '里程碑：主管道貫通', 'Milestone: main pipe connected'),
        text('距离计划还有 9 天', '距離計畫還有 9 天', '9 days to go'),
      ),
      figure(
        'progress',
        text('总体进度', '整體進度', 'Progress'),
        '64',
        text('%', '%', '%'),
        text('比计划快 3%', '比計畫快 3%', '3% ahead'),
        { wide: [4, 5] },
      ),
      todo(
        text('本周任务', '本週工作', 'Tasks this week'),
        5,
        [
          [text('末端水压测试', '末端水壓測試', 'Pressure test'), text('石泉', '石泉', 'Shiquan')],
          [text('控制柜接线', '控制櫃接線', 'Wiring of the cabinet'), text('南枝', '南枝', 'Nanzhi')],
          [text('变更单评审', '變更單審查', 'Review of changes'), text('知行', '知行', 'Zhixing')],
        ],
        { wide: [4, 4] },
      ),
      people('members', text('成员', '成員', 'Members'), [
        [text('知行', '知行', 'Zhixing'), text('项目经理', '專案經理', 'Project manager')],
        [text('石泉', '石泉', 'Shiquan'), text('水利', '水利', 'Hydraulics')],
        [text('南枝', '南枝', 'Nanzhi'), text('电气', '電氣', 'Electrics')],
      ]),
      links('files', text('项目文件', '專案檔案', 'Files'), [
        [text('施工图（第三版）', '施工圖（第三版）', 'Drawings, third edition'), 'PDF'],
        [text('材料清单', '材料清單', 'Bill of materials'), 'XLSX'],
        [text('验收标准', '驗收標準', 'Acceptance criteria'), 'DOCX'],
      ]),
      calendar(text('会议', '會議', 'Meetings'), [
        [text('站会', '站立會議', 'Stand-up'), '09:00'],
        [text('周例会', '週會', 'Weekly meeting'), '11-18 15:00'],
        [text('监理现场会', '監造現場會議', 'Meeting on site'), '11-20 10:00'],
      ]),
      chart('burn', text('剩余任务', '剩餘工作', 'Tasks left'), [48, 44, 39, 36, 30, 27, 21, 17], months),
      figure(
        'cost',
        text('费用', '費用', 'Cost'),
        '1.28',
        text('百万元', '百萬元', 'million'),
        text('预算的 59%', '預算的 59%', '59% of the budget'),
        { roles: [manager.id], wide: [4, 4] },
      ),
    ],
  })
}

export function branchHome() {
  return portalFiles({
    title: text('南方分公司', '南方分公司', 'South branch'),
    theme: { accent: '#8a5a1d', tint: '#f4e8d4', deep: '#43290a', ground: '#faf7f1', mark: '#c9d08f' },
    widgets: [
      notices('head-office', text('总部公告', '總部公告', 'From head office'), usualNotices, { wide: [4, 5] }),
      notices(
        'local',
        text('本地公告', '在地公告', 'Local notices'),
        [
          [text('周六停水检修', '週六停水檢修', 'No water on Saturday'), today],
          [text('食堂新菜单', '員工餐廳新菜單', 'New menu in the canteen'), yesterday],
          [text('停车位重新登记', '停車位重新登記', 'Parking: register again'), '11-11'],
        ],
        { wide: [4, 5] },
      ),
      people(
        'contacts',
        text('联系人与值班', '聯絡人與值班', 'Contacts and duty'),
        [
          [text('半夏', '半夏', 'Banxia'), text('综合，内线 8012', '行政，分機 8012', 'Office, ext. 8012')],
          [text('临溪', '臨溪', 'Linxi'), text('值班，内线 8000', '值班，分機 8000', 'On duty, ext. 8000')],
          [text('青禾', '青禾', 'Qinghe'), text('信息，内线 8033', '資訊，分機 8033', 'IT, ext. 8033')],
        ],
        { wide: [4, 5] },
      ),
      shortcuts(usual, [leave, expenses, cars, meetings, repairs, buying]),
      todo(tasks, 3, usualTasks.slice(0, 3), { wide: [4, 4] }),
      calendar(thisWeek, [
        [text('视频例会', '視訊例會', 'Video meeting'), '11-16 09:30'],
        [text('总部来访', '總部來訪', 'Visit from head office'), '11-19 10:00'],
      ]),
    ],
  })
}

export function serviceDesk({ times }: { times: boolean }) {
  const done = (days: string, who: ReturnType<typeof text>) =>
    times ? text(`${days} 天 · ${who['zh-CN']}`, `${days} 天 · ${who['zh-TW']}`, `${days} days · ${who.en}`) : who
  const people_team = text('人事', '人事', 'People')
  const office = text('行政', '行政', 'Office')
  return portalFiles({
    title: text('员工服务台', '員工服務台', 'Staff service desk'),
    theme: { accent: '#b3406b', tint: '#f8e3ea', deep: '#4d1029', ground: '#fcf6f8', mark: '#f0c77d' },
    apps: ['app-a3'],
    widgets: [
      hero(
        text('有事找这里', '有事找這裡', 'This is the place to ask'),
        text('每项写明几天办完、找谁', '每項寫明幾天辦完、找誰', 'How long it takes and whom to ask'),
      ),
      shortcuts(text('最常办的', '最常辦的', 'Most wanted'), [leave, proofs, repairs, cars, expenses, meetings], {
        wide: [4, 5],
      }),
      links('people-services', text('人事服务', '人事服務', 'People services'), [
        [text('在职证明', '在職證明', 'Certificate of employment'), done('1', people_team)],
        [text('年假查询', '特休查詢', 'Days of leave left'), done('0', people_team)],
        [text('调岗申请', '調職申請', 'Change of position'), done('10', people_team)],
      ]),
      links('office-services', text('行政服务', '行政服務', 'Office services'), [
        [text('工位报修', '座位報修', 'Repairs'), done('2', office)],
        [text('名片印制', '名片印製', 'Business cards'), done('3', office)],
        [text('访客登记', '訪客登記', 'Visitors'), done('0', office)],
      ]),
      todo(
        text('我的申请', '我的申請', 'My requests'),
        2,
        [
          [text('在职证明：签证用', '在職證明：簽證用', 'Certificate for a visa'), text('已盖章', '已用印', 'Sealed')],
          [
            text('报修：空调漏水', '報修：空調漏水', 'Repair: leaking air conditioner'),
            text('已派工', '已派工', 'Assigned'),
          ],
        ],
        { wide: [4, 4] },
      ),
      words(
        'answers',
        text('常见问题', '常見問題', 'Often asked'),
        text(
          '年假当年有效，未休的可以顺延到次年三月底。',
          '特休當年有效，未休的可以順延到隔年三月底。',
          'Leave is valid for the year; what is left can be taken until the end of March.',
        ),
      ),
      ...(times
        ? [
            figure(
              'speed',
              text('按时办结', '準時完成', 'Done in time'),
              '97',
              text('%', '%', '%'),
              text('近三十天', '近三十天', 'Last 30 days'),
              { wide: [4, 4] },
            ),
          ]
        : []),
      people('team', text('服务台的人', '服務台的人', 'At the desk'), [
        [text('半夏', '半夏', 'Banxia'), people_team],
        [text('听雨', '聽雨', 'Tingyu'), office],
      ]),
    ],
  })
}

export function schoolHome() {
  return portalFiles({
    title: text('清川中学', '清川中學', 'Qingchuan School'),
    theme: { accent: '#2f6f3e', tint: '#e1efdf', deep: '#17391f', ground: '#f6faf4', mark: '#f2d16b' },
    roles: [
      { id: 'teacher', name: text('教师', '教師', 'Teacher') },
      { id: 'head', name: text('校领导', '校長室', 'Head') },
    ],
    widgets: [
      hero(
        text('校园运动会照片已上传', '校園運動會照片已上傳', 'Photos of the sports day are here'),
        text('共 326 张，按班级整理', '共 326 張，依班級整理', '326 pictures by class'),
      ),
      calendar(
        text('教学周 11', '教學週 11', 'Week 11'),
        [
          [text('期中考试讲评', '期中考試檢討', 'Review of the exams'), '11-17'],
          [text('教研活动', '教學研究', 'Teaching workshop'), '11-18'],
          [text('家长会', '家長會', 'Parents’ evening'), '11-20'],
        ],
        { wide: [4, 5] },
      ),
      notices('notices', news, [
        [text('冬季作息调整', '冬季作息調整', 'Winter hours'), today],
        [text('教材征订', '教科書徵訂', 'Orders for textbooks'), '11-12'],
        [text('消防演练', '消防演練', 'Fire drill'), '11-10'],
      ]),
      shortcuts(usual, [
        text('调课', '調課', 'Swap lessons'),
        leave,
        text('成绩', '成績', 'Marks'),
        repairs,
        meetings,
        text('教室', '教室', 'Rooms'),
      ]),
      people('duty', text('今日值日', '今日值日', 'On duty today'), [
        [text('知行', '知行', 'Zhixing'), text('带班', '帶班', 'In charge')],
        [text('南枝', '南枝', 'Nanzhi'), text('宿舍', '宿舍', 'Dormitory')],
      ]),
      chart('attendance', text('出勤率', '出勤率', 'Attendance'), [98, 97, 99, 98, 96, 98, 99, 98], months, {
        roles: ['head'],
      }),
      figure(
        'students',
        text('在校生', '在學學生', 'Students'),
        '1,846',
        text('人', '人', 'people'),
        text('42 个班', '42 個班', '42 classes'),
        { roles: ['head'], wide: [4, 4] },
      ),
    ],
  })
}
