import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { area, choice, date, line, moment, table, yesNo } from './fields.ts'

const title = text('值班记录与交接单', '值班紀錄與交接單', 'Duty log and handover')

const head = [
  date('duty_on*', text('值班日期', '值班日期', 'Date')),
  choice('shift*', text('班次', '班別', 'Shift'), {
    day: text('白班', '日班', 'Day'),
    night: text('夜班', '夜班', 'Night'),
    holiday: text('节假日', '假日', 'Holiday'),
  }),
  line('officer*', text('值班员', '值班人員', 'On duty')),
  line('leader*', text('带班领导', '帶班主管', 'Duty manager')),
  table('entries*', text('来电与事项', '來電與事項', 'Calls and events'), [
    line('at*', text('时间', '時間', 'Time'), { rules: { maxLength: 5 } }),
    line('from*', text('来电单位或人员', '來電單位或人員', 'From')),
    line('matter*', text('事项', '事項', 'Matter')),
    line('done', text('处理情况', '處理情形', 'What was done')),
  ]),
  choice('level*', text('最高紧急程度', '最高緊急程度', 'Highest urgency'), {
    ordinary: text('一般', '一般', 'Ordinary'),
    serious: text('较大', '較大', 'Serious'),
    major: text('重大', '重大', 'Major'),
  }),
]
const handover = [
  area('open_matters*', text('未了事项', '待辦事項', 'Still open')),
  yesNo('keys', text('钥匙与对讲机已交接', '鑰匙與對講機已交接', 'Keys and radios handed over')),
  line('relief*', text('接班人', '接班人', 'Taken over by')),
  moment('handed_over_at*', text('交接时间', '交接時間', 'Handed over at')),
]
const rules = [
  {
    when: 'level',
    is: ['serious', 'major'],
    fields: [moment('reported_at*', text('上报时间', '通報時間', 'Reported at'))],
  },
]
const filled = {
  duty_on: '2026-11-15',
  shift: 'night',
  officer: '南枝',
  leader: '知行',
  entries: [
    { at: '19:40', from: '二号基地', matter: '配电房跳闸', done: '电工二十分钟到场恢复' },
    { at: '22:05', from: '区应急值班室', matter: '夜间大风提示', done: '通知四个基地加固' },
  ],
  level: 'serious',
  reported_at: '2026-11-15T19:52:00+08:00',
}

export const dutyLog1: FormPlan = { title, fields: head, rules, sample: filled }

export const dutyLog: FormPlan = {
  title,
  fields: [...head, ...handover],
  rules,
  sample: {
    ...filled,
    open_matters: '配电房主开关待更换，电工班周一上午到场。',
    keys: true,
    relief: '石泉',
    handed_over_at: '2026-11-16T08:00:00+08:00',
  },
  samples: {
    'zh-TW': {
      entries: [
        { from: '二號基地', matter: '配電室跳電', done: '電工二十分鐘到場恢復' },
        { from: '區應變值班室', matter: '夜間強風提醒', done: '通知四個基地加強固定' },
      ],
      open_matters: '配電室主開關待更換，電工班週一上午到場。',
    },
    en: {
      officer: 'Nanzhi',
      leader: 'Zhixing',
      entries: [
        { from: 'Base two', matter: 'Power cut in the switch room', done: 'Electrician on site in twenty minutes' },
        { from: 'District emergency desk', matter: 'Storm warning for the night', done: 'Four bases told to secure' },
      ],
      open_matters: 'The main switch is to be replaced; electricians come on Monday morning.',
      relief: 'Shiquan',
    },
  },
}
