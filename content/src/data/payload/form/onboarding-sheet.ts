import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { remark } from './common.ts'
import { choice, date, line, several, table, whole, yesNo } from './fields.ts'

export const onboardingSheet: FormPlan = {
  title: text('入职办理单', '到職辦理單', 'Onboarding sheet'),
  fields: [
    line('newcomer*', text('新员工姓名', '新進同仁姓名', 'Newcomer')),
    line('position*', text('岗位', '職務', 'Position')),
    line('department*', text('入职部门', '到職部門', 'Department')),
    line('superior*', text('直属上级', '直屬主管', 'Manager')),
    line('mentor', text('带教人', '輔導員', 'Mentor')),
    date('joins_on*', text('入职日期', '到職日', 'First day')),
    whole('probation_months', text('试用期（月）', '試用期（月）', 'Probation, months'), { rules: { maximum: 6 } }),
    choice('contract_kind*', text('用工形式', '聘僱方式', 'Employment'), {
      permanent: text('无固定期限', '不定期契約', 'Permanent'),
      fixed: text('固定期限', '定期契約', 'Fixed term'),
      intern: text('实习', '實習', 'Intern'),
    }),
    choice('place*', text('工作地点', '工作地點', 'Place of work'), {
      headquarters: text('总部', '總部', 'Headquarters'),
      base: text('生产基地', '生產基地', 'Production site'),
      remote: text('远程', '遠距', 'Remote'),
    }),
    line('desk', text('工位号', '座位編號', 'Desk')),
    several('equipment', text('领用设备', '領用設備', 'Equipment'), {
      laptop: text('笔记本电脑', '筆記型電腦', 'Laptop'),
      monitor: text('显示器', '螢幕', 'Monitor'),
      phone: text('话机', '話機', 'Telephone'),
      workwear: text('工装', '工作服', 'Work clothes'),
    }),
    several('accounts*', text('开通账号', '開通帳號', 'Accounts'), {
      directory: text('统一账号', '單一帳號', 'Directory'),
      mail: text('邮箱', '電子郵件', 'Mail'),
      office: text('办公系统', '辦公系統', 'Office system'),
      finance: text('财务系统', '財務系統', 'Finance system'),
    }),
    yesNo('access_card', text('办理门禁卡', '辦理門禁卡', 'Access card')),
    yesNo('dormitory', text('需要宿舍', '需要宿舍', 'Room in the dormitory')),
    table('papers', text('入职材料', '到職文件', 'Papers'), [
      line('paper*', text('材料', '文件', 'Paper')),
      yesNo('received', text('已收', '已收', 'Received')),
      date('received_on', text('收件日期', '收件日期', 'On')),
    ]),
    remark,
  ],
  sample: {
    newcomer: '听雨',
    position: '质量工程师',
    department: '品质部',
    superior: '石泉',
    mentor: '南枝',
    joins_on: '2026-12-01',
    probation_months: 3,
    contract_kind: 'fixed',
    place: 'headquarters',
    desk: '东楼 4F-27',
    equipment: ['laptop', 'monitor', 'workwear'],
    accounts: ['directory', 'mail', 'office'],
    access_card: true,
    dormitory: false,
    papers: [
      { paper: '学历证明复印件', received: true, received_on: '2026-11-20' },
      { paper: '体检报告', received: true, received_on: '2026-11-24' },
      { paper: '离职证明', received: false },
    ],
  },
  samples: {
    'zh-TW': {
      newcomer: '聽雨',
      position: '品質工程師',
      department: '品保部',
      desk: '東棟 4F-27',
      papers: [{ paper: '學歷證明影本' }, { paper: '體檢報告' }, { paper: '離職證明' }],
    },
    en: {
      newcomer: 'Tingyu',
      position: 'Quality engineer',
      department: 'Quality',
      superior: 'Shiquan',
      mentor: 'Nanzhi',
      desk: 'East building, 4F-27',
      papers: [
        { paper: 'Copy of degree' },
        { paper: 'Medical report' },
        { paper: 'Proof of leaving the last employer' },
      ],
    },
  },
}
