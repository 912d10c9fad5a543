import { text } from '../../text.ts'

/** What is written on ways again and again, always in the same words. */
export const approved = text('同意', '同意', 'Approved')
export const returned = text('退回修改', '退回修改', 'Sent back')
export const passed = text('合格', '合格', 'Passed')
export const failed = text('不合格', '不合格', 'Failed')

/** What the step before decided. */
export const isReturned = "outcome == 'return'"
