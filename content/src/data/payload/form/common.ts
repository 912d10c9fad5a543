import { text } from '../../text.ts'
import { area, date, file, line } from './fields.ts'

/** Fields that many forms share, worded the same everywhere. */
export const applicant = line('applicant*', text('申请人', '申請人', 'Applicant'), { rules: { maxLength: 40 } })
export const department = line('department*', text('部门', '部門', 'Department'))
export const requestedOn = date('requested_on*', text('申请日期', '申請日期', 'Date of request'))
export const attachment = file('attachment', text('附件', '附件', 'Attachment'))
export const remark = area('remark', text('备注', '備註', 'Remarks'))
