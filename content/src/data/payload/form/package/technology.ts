import type { DemoPackage } from '../../../../kinds.ts'
import { text } from '../../../text.ts'
import { itServiceRequest } from '../it-service-request.ts'
import { projectCharter } from '../project-charter.ts'
import { securityIncidentReport, securityIncidentReport1 } from '../security-incident-report.ts'
import { first, formVersion } from './version.ts'

export const itServiceRequestPackage: DemoPackage = {
  description: text(
    '以前四张单，现在一张。先选账号、权限、设备还是故障，下面只出现与它有关的字段，填的人不必猜。\n\n- 权限类可设有效期，到期提醒收回。\n- 故障类要写影响范围，服务台据此排先后。',
    '以前四張單，現在一張。先選帳號、權限、設備還是故障，下面只出現相關的欄位，填的人不必猜。\n\n- 權限類可設有效期限，到期提醒收回。\n- 故障類要寫影響範圍，服務台據此排先後。',
    'One form in place of four. Say whether it is an account, access, equipment or a fault, and only the fields of that kind appear.\n\n- Access can end on a date, with a reminder to take it back.\n- Faults say who is affected, which tells the help desk what comes first.',
  ),
  scene: 'it-service',
  industries: [],
  tags: ['it-service', 'conditional-fields', 'phone'],
  licence: 'CC-BY-4.0',
  needs: { system: ['windows-server', 'kylin', 'uos', 'openeuler', 'debian', 'rhel'] },
  versions: [formVersion('1.0.0', 20, itServiceRequest, first)],
}

export const securityIncidentReportPackage: DemoPackage = {
  description: text(
    '出事时没人有心思填长表，所以先填十几项就能报；处置时间线、原因与改进之后再补。\n\n- 从发现到报告用了多久，自动算出。\n- 涉及个人信息的，须填条数与是否已报告主管部门。\n- 与流程“信息安全事件上报”配套，等级决定时限。',
    '出事時沒人有心思填長表，所以先填十幾項就能通報；處置時間軸、原因與改善之後再補。\n\n- 從發現到通報用了多久，自動算出。\n- 涉及個人資料的，須填筆數與是否已通報主管機關。\n- 與流程「資安事件通報」搭配，等級決定時限。',
    'Nobody fills in a long form in an emergency: a dozen fields are enough to report, the time line, cause and lessons come later.\n\n- How long it took from finding to reporting is worked out.\n- Where personal data is involved, the number of records and whether the authority was told are asked for.\n- Made for the flow “Security incident report”, where severity sets the deadlines.',
  ),
  scene: 'security',
  industries: [],
  tags: ['incident', 'conditional-fields', 'detail-table'],
  licence: 'CC-BY-4.0',
  versions: [
    formVersion('1.0.0', 118, securityIncidentReport1, first),
    formVersion(
      '1.1.0',
      25,
      securityIncidentReport,
      text(
        '新增处置时间线、根本原因与改进措施，报告与复盘用同一张单。',
        '新增處置時間軸、根本原因與改善措施，通報與檢討用同一張單。',
        'A time line, the root cause and what will change are new: report and review share one form.',
      ),
    ),
  ],
}

export const projectCharterPackage: DemoPackage = {
  description: text(
    '立项说清四件事：要达到什么、什么时候、花多少钱、有什么风险。里程碑与预算各列一张明细，工期和合计自动得出；评审得分也记在同一张表上。',
    '立案說清四件事：要達到什麼、什麼時候、花多少錢、有什麼風險。里程碑與預算各列一張明細，工期與合計自動得出；審查得分也記在同一張表上。',
    'A charter says four things: what is to be reached, by when, for how much, at what risk. Milestones and budget have a table each, days and total add up, and the scores of the review stand on the same sheet.',
  ),
  scene: 'projects',
  industries: ['construction', 'equipment-manufacturing', 'research-institutes'],
  tags: ['project', 'detail-table', 'sums', 'scoring'],
  licence: 'CC-BY-4.0',
  versions: [formVersion('1.0.0', 66, projectCharter, first)],
}
