import type { HomeTrial } from '@atrium/contract/website/website'

type StepPlace = readonly [name: string, at: number, x: number, y: number, width: number]

interface SheetCell {
  width: number
  /** The key of its words. */
  text: string
  look?: 'label' | 'value' | 'strong'
  /** Its words end at the right. */
  end?: boolean
}

/** How a trial is drawn, on 840 by 392; its words are those of `live.{code}` in the texts. */
export interface LivePlan {
  code: HomeTrial
  /** Of the form: three that are typed, and a question. */
  fields: readonly string[]
  choice: { field: string; answer: 'yes' | 'no' }
  lanes: readonly (readonly [name: string, y: number, height: number])[]
  /** Where the token goes, by the moment at which it sets off. */
  taken: readonly (readonly [at: number, d: string])[]
  /** What leads elsewhere, by the moment at which the rule has been read. */
  notTaken: readonly (readonly [at: number, d: string])[]
  /** By the moment at which the token leaves. */
  steps: readonly StepPlace[]
  skipped: readonly StepPlace[]
  /** With a moment: not reached. */
  gateways: readonly { x: number; y: number; name?: string; at?: number; joins?: boolean }[]
  /** Without a moment: taken. */
  ways: readonly (readonly [name: string, x: number, y: number, at: number | null])[]
  end: readonly [x: number, y: number]
  endText: readonly [x: number, y: number]
  isMessage: boolean
  /** One for each gateway, by the moment at which the token leaves it. */
  reasons: readonly (readonly [name: string, at: number])[]
  rows: readonly (readonly SheetCell[])[]
  /** Who signs, and the moment at which they have. Who is not asked has a line, too. */
  signatures: readonly { who: string; at: number }[]
}

const label = (width: number, name: string): SheetCell => ({ width, text: `field.${name}`, look: 'label' })
const value = (width: number, name: string): SheetCell => ({ width, text: `value.${name}` })

const items = ['transport', 'lodging', 'other'].map((item) => [
  { width: 76, text: `item.${item}.spent_on` },
  { width: 96, text: `item.${item}.kind` },
  { width: 178, text: `item.${item}.note` },
  { width: 110, text: `item.${item}.amount`, end: true },
])

const expense: LivePlan = {
  code: 'expense',
  fields: ['applicant', 'purpose', 'total'],
  choice: { field: 'over_limit', answer: 'no' },
  lanes: [
    ['applicant', 0, 98],
    ['department', 98, 98],
    ['management', 196, 98],
    ['finance', 294, 98],
  ],
  taken: [
    [5, 'M73 49H88'],
    [6, 'M142 74V120'],
    [7, 'M194 147H217'],
    [8, 'M240 168V245H274'],
    [9, 'M380 245H397'],
    [10, 'M420 266V343H550'],
    [11, 'M648 343H667'],
    [12, 'M711 343H732'],
    [13, 'M780 318V67'],
  ],
  notTaken: [
    [8, 'M261 147H600V316'],
    [10, 'M441 245H460'],
    [10, 'M558 245H600V316'],
    [12, 'M690 322V14H142V22'],
  ],
  steps: [
    ['fill', 6, 90, 24, 104],
    ['head', 7, 90, 122, 104],
    ['director', 9, 276, 220, 104],
    ['accountant', 11, 552, 318, 96],
    ['pay', 13, 734, 318, 92],
  ],
  skipped: [['general_manager', 10, 462, 220, 96]],
  gateways: [
    { x: 240, y: 147, name: 'amount' },
    { x: 420, y: 245, name: 'large' },
    { x: 690, y: 343 },
  ],
  ways: [
    ['below', 270, 139, 8],
    ['above', 248, 196, null],
    ['yes', 443, 238, 10],
    ['no', 428, 288, null],
    ['wrong', 698, 311, 12],
    ['right', 703, 374, null],
  ],
  end: [780, 49],
  endText: [756, 53],
  isMessage: true,
  reasons: [
    ['director', 8],
    ['general_manager', 10],
  ],
  rows: [
    [
      label(70, 'applicant'),
      value(76, 'applicant'),
      label(84, 'department'),
      value(90, 'department'),
      label(44, 'date'),
      value(96, 'date'),
    ],
    [label(70, 'purpose'), value(390, 'purpose')],
    [label(76, 'date'), label(96, 'kind'), label(178, 'note'), { ...label(110, 'amount'), end: true }],
    ...items,
    [
      { width: 350, text: 'total', look: 'strong' },
      { width: 110, text: 'value.total', look: 'strong', end: true },
    ],
  ],
  signatures: [
    { who: 'head', at: 7 },
    { who: 'director', at: 9 },
    { who: 'general_manager', at: 10 },
    { who: 'accountant', at: 11 },
    { who: 'pay', at: 13 },
  ],
}

const leave: LivePlan = {
  code: 'leave',
  fields: ['kind', 'starts', 'ends'],
  choice: { field: 'reachable', answer: 'yes' },
  lanes: [
    ['applicant', 0, 98],
    ['department', 98, 98],
    ['review', 196, 196],
  ],
  taken: [
    [5, 'M73 49H88'],
    [6, 'M142 74V120'],
    [7, 'M194 147H209'],
    [8, 'M253 147H289'],
    [9, 'M333 147H706V267'],
    [11, 'M750 294H780V110H706V76'],
    [13, 'M758 49H782'],
  ],
  notTaken: [
    [8, 'M232 126V49H196'],
    [9, 'M312 168V271'],
    [9, 'M333 294H346V245H358'],
    [9, 'M333 294H346V343H358'],
    [9, 'M456 245H468V294H471'],
    [9, 'M456 343H468V294H471'],
    [9, 'M515 294H521'],
    [9, 'M565 294H574'],
    [9, 'M640 294H660'],
    [9, 'M544 315V368H706V321'],
  ],
  steps: [
    ['fill', 6, 90, 24, 104],
    ['head', 7, 90, 122, 104],
    ['record', 11, 662, 269, 88],
    ['report_back', 13, 654, 24, 104],
  ],
  skipped: [
    ['personnel', 9, 360, 220, 96],
    ['director', 9, 360, 318, 96],
    ['general_manager', 9, 576, 269, 64],
  ],
  gateways: [
    { x: 231, y: 147 },
    { x: 312, y: 147, name: 'length' },
    { x: 312, y: 294, at: 9, joins: true },
    { x: 494, y: 294, at: 9, joins: true },
    { x: 544, y: 294, at: 9, name: 'long' },
  ],
  ways: [
    ['returned', 239, 110, 8],
    ['approved', 246, 176, null],
    ['short', 346, 139, null],
    ['more', 320, 188, 9],
    ['no', 552, 336, 9],
  ],
  end: [799, 49],
  endText: [830, 22],
  isMessage: false,
  reasons: [
    ['approved', 8],
    ['short', 9],
  ],
  rows: [
    [
      label(70, 'applicant'),
      value(76, 'applicant'),
      label(76, 'department'),
      value(90, 'department'),
      label(70, 'employee_number'),
      value(78, 'employee_number'),
    ],
    [label(70, 'kind'), value(166, 'kind'), label(94, 'duration'), value(130, 'duration')],
    [label(70, 'starts'), value(160, 'starts'), label(70, 'ends'), value(160, 'ends')],
    [label(146, 'annual_left'), value(84, 'annual_left'), label(146, 'annual_after'), value(84, 'annual_after')],
    [label(70, 'reason'), value(390, 'reason')],
    [label(146, 'handover_to'), value(314, 'handover_to')],
  ],
  signatures: [
    { who: 'head', at: 7 },
    { who: 'personnel', at: 9 },
    { who: 'director', at: 9 },
    { who: 'general_manager', at: 9 },
    { who: 'record', at: 11 },
  ],
}

export const livePlans: Record<HomeTrial, LivePlan> = { expense, leave }
