/**
 * Every failure a call can answer with. Errors of the person (invalid input, missing rights) answer HTTP 200 with their
 * code, as the specification says; errors of the transport or of the portal carry their HTTP status, too. The messages,
 * in three languages, are in `server/src/platform/http/messages.ts`.
 */
export const failures = {
  internal: { code: 20000, status: 500 },
  invalid_input: { code: 20001, status: 200 },
  not_logged_in: { code: 20003, status: 200 },
  not_allowed: { code: 20004, status: 200 },
  csrf_rejected: { code: 20005, status: 403 },
  conflict: { code: 20009, status: 200 },
  too_large: { code: 20013, status: 413 },
  not_found: { code: 20018, status: 200 },
  unknown_call: { code: 20019, status: 404 },
  wrong_credentials: { code: 20021, status: 200 },
  wrong_code: { code: 20022, status: 200 },
  challenge_needed: { code: 20023, status: 200 },
  confirm_needed: { code: 20024, status: 200 },
  last_way_in: { code: 20025, status: 200 },
  common_password: { code: 20026, status: 200 },
  provider_refused: { code: 20027, status: 200 },
  number_not_served: { code: 20028, status: 200 },
  too_many_requests: { code: 20029, status: 429 },
  too_slow: { code: 20030, status: 408 },
  no_room: { code: 20031, status: 200 },
  last_administrator: { code: 20032, status: 200 },
  already_done: { code: 20033, status: 200 },
  own_submission: { code: 20040, status: 200 },
  draft_open: { code: 20041, status: 200 },
  view_only: { code: 20042, status: 200 },
  beyond_own_rights: { code: 20043, status: 200 },
  role_in_use: { code: 20044, status: 200 },
  approval_in_effect: { code: 20047, status: 200 },
  claimed_by_colleague: { code: 20055, status: 200 },
  checks_not_passed: { code: 20056, status: 200 },
  unavailable: { code: 20050, status: 503 },
} as const

export type FailureName = keyof typeof failures
