import { documentTemplates } from './many.ts'
import type { JudgedRow } from './row.ts'

/** Who made it, whose story it is, what it is filed under. */
export const names: JudgedRow[] = [
  ['石泉科技', 'app-a8 watermark contract-compare'],
  ['松坞工作室', 'app-a3 attendance-clock'],
  ['松坞', 'songwu-portal app-a3 attendance-clock'],
  ['半山数据', 'app-a5 budget-board report-by-mail'],
  ['听雨工坊', 'group-message mail-to-task project-board'],
  ['扩展产品组', 'app-e1 app-a2 app-a4 app-a7', 'one-sign-on bank-receipts data-push batch-print'],
  ['Shiquan Tech', 'app-a8 watermark contract-compare'],
  ['澄屿精工', 'chengyu-contracts'],
  ['北岫医院', 'beixiu-rota'],
  ['石渡水務', 'shidu-documents'],
  ['禾岸', 'hean-purchasing u2'],
  ['Yanping Leasing', 'yanping-seals'],
  ['Jianqi University', 'jianqi-policies'],
  ['鹤汀', 'heting-it-service'],
  ['信创替代', 'heting-it-service'],
  ['医疗卫生', 'beixiu-rota ward-rota hospital-home', 'kiosk-sign-in large-type-sign-in'],
  ['免费字体', 'english-letter-styles annual-report-styles knowledge-base-styles'],
  ['大字号', 'large-type-sign-in night-shift-sign-in kiosk-sign-in'],
  ['极简', 'd4 large-type-sign-in terrace-sign-in'],
  ['插画', 'u2 colonnade-sign-in solar-terms-sign-in harbour-sign-in ink-sign-in blueprint-sign-in terrace-sign-in'],
  ['开放接口', 'call-the-open-interface', 'first-flow'],
  ['部署与运维', 'before-an-upgrade restore-drill verify-a-download'],
  ['文档模板', documentTemplates],
]
