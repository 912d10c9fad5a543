import type { DemoWebsite } from '../kinds.ts'
import { text } from './text.ts'

export const website: DemoWebsite = {
  platform_title: text('中庭', '中庭', 'Atrium'),
  hot_searches: [
    text('请假单', '請假單', 'Leave request'),
    text('红头文件', '紅頭文件', 'Letterhead'),
    text('用印申请', '用印申請', 'Seal request'),
    text('值班表', '值班表', 'Duty rota'),
    text('部门主页', '部門首頁', 'Department home'),
    text('合同审批', '合約簽核', 'Contract approval'),
    text('会议纪要', '會議紀錄', 'Minutes'),
    text('报销', '報支', 'Expense claim'),
  ],
}
