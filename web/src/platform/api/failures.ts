import { failures } from '@atrium/contract/errors'
import { toastDuration } from '@atrium/contract/limits'
import type { TFunction } from 'i18next'
import { browserTranslations } from '../i18n/browser.ts'
import { navigateTo } from '../page/navigation.ts'
import { leaveClosedPage } from '../session/guard.ts'
import { toast } from '../state/toast.ts'
import type { Failure } from './failure.ts'

/** What a person sees of each failure, and where it leads: section 6 of the specification in one place. */
export function handleFailure(failure: Failure) {
  toast.error(failureText(failure))

  if (failure.code === failures.not_logged_in.code) leaveClosedPage()
  if (failure.code === failures.not_found.code) void goToMissing()
}

/** Rarely needed: no part of the first page. */
async function goToMissing() {
  const { missingAddress } = await import('../page/missing.ts')
  navigateTo(missingAddress(location.pathname))
}

/** For calls whose caller shows failures itself: timeouts and gateway errors are shown all the same [ERR-03] [ERR-04]. */
export function reportOutage(failure: Failure) {
  if (failure.kind === 'timeout' || failure.kind === 'gateway') toast.error(failureText(failure))
}

/** An area whose file is gone: a new release came while this tab was open [ERR-05]. */
export function reportNewRelease() {
  toast.error(browserTranslations.t('common:failure.new_release'), toastDuration.areaFailedToLoad)
}

/** The server's own words where it had any. */
export function failureText({ kind, status, msg }: Failure, t: TFunction = browserTranslations.t): string {
  if (kind === 'timeout') return t('common:failure.timeout')
  if (kind === 'gateway') return t('common:failure.gateway', { status, status_text: msg })
  if (kind === 'unreachable') return t('common:failure.unreachable')
  return msg
}
