import type { DemoResource } from '../../../kinds.ts'
import { laterSchedulePackages } from '../../payload/schedule/later-packages.ts'
import { text } from '../../text.ts'
import { type ListedResource, withPackages } from '../with-packages.ts'

const listed: ListedResource[] = [
  {
    slug: 'leave-calendar',
    resource_type: 'schedule',
    title: text('部门请假与休假日历', '部門請假與休假行事曆', 'Department leave calendar'),
    summary: text(
      '谁不在、谁代班一眼看清，月结与盘点不可请假。',
      '誰不在、誰代理一眼看清，月結與盤點不可請假。',
      'Who is away and who stands in; closing days are blocked.',
    ),
    official: true,
    fits: '10.0',
    days_ago: 39,
    download_count: 1317,
    downloads_30_days: 426,
    comments_7_days: 2,
    rating: { average: 4.62, people: 55 },
  },
  {
    slug: 'duty-room-rota',
    resource_type: 'schedule',
    title: text('机关二十四小时值班表', '機關二十四小時值班表', 'Round-the-clock duty rota'),
    summary: text(
      '值班员与带班领导四天一轮，每天八点半交接班。',
      '值班人員與帶班主管四天一輪，每天八點半交班。',
      'Officer and manager in a round of four, handover at half past eight.',
    ),
    owner: 'zhixing@example.com',
    fits: '10.0',
    days_ago: 32,
    download_count: 768,
    downloads_30_days: 287,
    comments_7_days: 2,
    rating: { average: 4.58, people: 37 },
  },
  {
    slug: 'clinic-rota',
    resource_type: 'schedule',
    title: text('医院门诊与手术排班', '醫院門診與手術排班', 'Clinic and theatre rota'),
    summary: text(
      '诊室、医生、手术间三条线对齐，交接班排在早晨。',
      '診間、醫師、手術室三條線對齊，交班排在早晨。',
      'Clinics, doctors and theatres aligned, with the handover in the morning.',
    ),
    owner: 'banxia@example.com',
    fits: '10.1',
    days_ago: 30,
    download_count: 547,
    downloads_30_days: 214,
    comments_7_days: 1,
    rating: { average: 4.59, people: 28 },
  },
  {
    slug: 'onboarding-month',
    resource_type: 'schedule',
    title: text('新员工入职首月', '新人到職首月', 'The first month of a new starter'),
    summary: text(
      '十二件事各有时间与负责人，换人整条平移。',
      '十二件事各有時間與負責人，換人整條平移。',
      'Twelve things with times and owners; shift the line for the next one.',
    ),
    owner: 'banxia@example.com',
    fits: '10.0',
    days_ago: 52,
    download_count: 693,
    downloads_30_days: 219,
    comments_7_days: 1,
    rating: { average: 4.51, people: 30 },
  },
  {
    slug: 'disclosure-calendar',
    resource_type: 'schedule',
    title: text('政务公开工作日历', '政府資訊公開工作行事曆', 'Disclosure calendar'),
    summary: text(
      '年报、预算、决算与季度检查排成一年，到期前提醒。',
      '年報、預算、決算與季度檢查排成一年，到期前提醒。',
      'Report, budget, accounts and checks of a year, with reminders.',
    ),
    owner: 'shiquan@example.com',
    fits: '10.0',
    days_ago: 41,
    download_count: 284,
    downloads_30_days: 96,
    comments_7_days: 1,
    rating: { average: 4.47, people: 17 },
  },
]

export const stapleSchedules: DemoResource[] = withPackages(listed, laterSchedulePackages)
