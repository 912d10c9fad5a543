/** Where every one of a kind is as good an answer as the next. */

const signInPages =
  'd4 u2 colonnade-sign-in night-shift-sign-in bilingual-sign-in kiosk-sign-in solar-terms-sign-in harbour-sign-in ' +
  'ink-sign-in blueprint-sign-in terrace-sign-in large-type-sign-in hospital-sign-in government-sign-in'

/** And how to change to one of them. */
export const aboutSignInPages = `change-the-sign-in-page v6 ${signInPages}`

export const departmentHomes = 'team-home k5 finance-home what-goes-on-a-home-page v3'

export const styleSets =
  'policy-styles bid-styles g2 meeting-paper-styles manual-styles english-letter-styles annual-report-styles ' +
  'research-report-styles legal-opinion-styles knowledge-base-styles newsletter-styles notice-page-styles ' +
  'nursing-styles board-paper-styles'

export const documentTemplates =
  'b3 meeting-minutes labour-contract-fixed k8 g3 p8 u6 acceptance-report employment-certificate official-letter ' +
  'quotation-sheet training-diploma incoming-sheet trip-report major-decision-paper duty-daily disclosure-reply ' +
  'offer-letter power-of-attorney'
