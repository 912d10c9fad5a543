/**
 * The items that every question was judged for. One that came later is left out of what a question finds unless the question
 * names it: nobody has said yet whether it is an answer. It is added here when the questions have been read again for it.
 */
export const judgedItems: ReadonlySet<string> = new Set(
  `
leave-request visitor-parking supplier-assessment-form k1 g4 u9 p6 countersign-opinions it-service-request
expense-claim seal-request purchase-request overtime-request vehicle-request meeting-room-booking
onboarding-sheet security-incident-report project-charter hetong-7 f02 f03 f04 f05 f06 f07 f08 f09 g1 p2 p4
policy-release-countersign d4 u2 colonnade-sign-in night-shift-sign-in bilingual-sign-in kiosk-sign-in
solar-terms-sign-in harbour-sign-in ink-sign-in blueprint-sign-in terrace-sign-in large-type-sign-in b3
meeting-minutes labour-contract-fixed k8 g3 p8 u6 acceptance-report employment-certificate official-letter
quotation-sheet training-diploma policy-styles bid-styles g2 meeting-paper-styles manual-styles
english-letter-styles annual-report-styles research-report-styles legal-opinion-styles knowledge-base-styles
newsletter-styles notice-page-styles s9 meeting-room-week company-calendar closing-calendar ward-rota
car-pool-week training-year weekend-duty it-change-windows safety-inspections school-calendar farm-year m2
team-home k5 u1 staff-service-desk shift-board branch-home finance-home it-service-home hospital-home
school-home sales-cockpit business-trip incoming-register asset-requisition shift-change leave-approval
overtime-approval business-trip-approval incoming-document asset-approval shift-change-approval first-flow
approval-step countersign-any-in-turn amount-tier-rules time-limits-reminders handler-by-sender-company
running-flows-after-change copies-and-circulation sub-flows automatic-steps release-a-flow
first-week-questions linked-fields detail-table-totals print-on-one-page role-post-or-matrix
delegated-administration company-calendar-first plan-a-four-crew-rota sync-people-from-directory
call-the-open-interface push-does-not-arrive forms-on-small-screens before-an-upgrade restore-drill
verify-a-download letterhead-layout file-when-flow-ends seal-in-its-place styles-not-manual-formatting
what-goes-on-a-home-page change-the-sign-in-page notes-server-10-2-3 notes-mobile-8-1 chengyu-contracts
beixiu-rota shidu-documents hean-purchasing linting-site-reports songwu-portal nanyu-expenses
qingcen-knowledge yanping-seals luqiao-onboarding heting-it-service tanqiu-meetings wuyan-quality
shuoyu-vehicles jianqi-policies yunzhu-service v1 v5 v3 contract-approval-import v8 v2 v6 one-document-style
deadlines-and-holidays app-e1 stand-in contract-compare app-a2 budget-board bank-receipts app-a3
attendance-clock minutes app-a4 group-message mail-to-task app-a5 report-by-mail data-push app-a7 one-sign-on
hand-over app-a8 batch-print watermark app-a6 project-board supplier-bills server-10.2.3 server-10.2.0
server-10.1.6 server-10.0.9 server-9.8.12 desktop-6.4.1 desktop-6.4.0 desktop-6.3.4 desktop-6.3.0
desktop-6.2.2 mobile-8.1 mobile-8.0.2 mobile-8.0 mobile-7.9.5 mobile-7.9
`.match(/\S+/g),
)
