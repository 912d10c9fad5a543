import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { applicant, department } from './common.ts'
import { area, choice, line, moment, several, whole, yesNo } from './fields.ts'

export const meetingRoomBooking: FormPlan = {
  title: text('会议室预定单', '會議室預約單', 'Meeting room booking'),
  fields: [
    applicant,
    department,
    line('subject*', text('会议主题', '會議主題', 'Subject')),
    line('host*', text('主持人', '主持人', 'Host')),
    choice('room*', text('会议室', '會議室', 'Room'), {
      east_301: text('东楼 301（12 人）', '東棟 301（12 人）', 'East 301, 12 seats'),
      east_305: text('东楼 305（24 人）', '東棟 305（24 人）', 'East 305, 24 seats'),
      west_201: text('西楼 201（8 人）', '西棟 201（8 人）', 'West 201, 8 seats'),
      hall: text('报告厅（160 人）', '演講廳（160 人）', 'Lecture hall, 160 seats'),
    }),
    whole('people*', text('参会人数', '與會人數', 'People'), { rules: { minimum: 2, maximum: 160 } }),
    moment('starts*', text('开始', '開始', 'From')),
    moment('ends*', text('结束', '結束', 'To')),
    whole('minutes', text('时长（分钟）', '時間長度（分鐘）', 'Minutes'), {
      computed: 'minutes(starts, ends)',
      rules: { maximum: 480 },
    }),
    choice('repeats', text('重复', '重複', 'Repeats'), {
      never: text('不重复', '不重複', 'Never'),
      weekly: text('每周', '每週', 'Every week'),
      fortnightly: text('每两周', '每兩週', 'Every other week'),
      monthly: text('每月', '每月', 'Every month'),
    }),
    area('attendees', text('参会人', '與會者', 'Attendees')),
    several('equipment', text('设备与服务', '設備與服務', 'Equipment and service'), {
      projector: text('投影', '投影機', 'Projector'),
      video: text('视频会议', '視訊會議', 'Video call'),
      recording: text('录音', '錄音', 'Recording'),
      tea: text('茶水', '茶水', 'Tea'),
      name_plates: text('席卡', '桌牌', 'Name plates'),
    }),
    yesNo('outside_guests', text('有外部来宾', '有外部來賓', 'Guests from outside')),
    yesNo('changed*', text('是变更已有预定', '是異動既有預約', 'Changes a booking')),
  ],
  rules: [
    {
      when: 'changed',
      is: [true],
      fields: [
        line('booking_number*', text('原预定编号', '原預約編號', 'Booking to change')),
        area('change_reason*', text('变更原因', '異動原因', 'Why it changes')),
      ],
    },
  ],
  sample: {
    applicant: '知行',
    department: '综合办公室',
    subject: '第四季度经营例会',
    host: '石泉',
    room: 'east_305',
    people: 18,
    starts: '2026-11-20T14:00:00+08:00',
    ends: '2026-11-20T16:30:00+08:00',
    repeats: 'never',
    attendees: '各部门负责人、各基地场长（视频）',
    equipment: ['projector', 'video', 'tea'],
    outside_guests: false,
    changed: false,
  },
  samples: {
    'zh-TW': {
      department: '綜合辦公室',
      subject: '第四季營運例會',
      attendees: '各部門主管、各基地場長（視訊）',
    },
    en: {
      applicant: 'Zhixing',
      department: 'General office',
      subject: 'Fourth-quarter operations review',
      host: 'Shiquan',
      attendees: 'Heads of departments; site managers by video',
    },
  },
}
