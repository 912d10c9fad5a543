import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reportNewRelease } from './platform/api/failures.ts'
import { limitFetch } from './platform/api/fetch-limit.ts'
import { ignoreError } from './platform/api/silence.ts'
import { browserTranslations, onMissingTranslations, startTranslations } from './platform/i18n/browser.ts'
import { documentLanguage, documentModules, keepLanguageOfAddress } from './platform/i18n/document.ts'
import { waitForTranslations } from './platform/i18n/wait.ts'
import { guardEntry } from './platform/session/guard.ts'
import { followTokenLink } from './platform/session/token-link.ts'
import { replaceBrokenImages } from './shell/broken-images.ts'

const language = documentLanguage()
const modules = documentModules()

/** The page is complete already; it comes to life once the person is known and the words are there. */
async function start() {
  limitFetch()
  keepLanguageOfAddress()
  window.addEventListener('area-failed', reportNewRelease)
  onMissingTranslations((module, language) => {
    import('./platform/i18n/report-missing.ts')
      .then(({ reportMissing }) => reportMissing(module, language))
      .catch(ignoreError)
  })

  const started = startTranslations(language, document.documentElement.dataset.translations ?? '', modules)
  if (!(await followTokenLink()) || !guardEntry()) return

  // Hydrating before the words are there would make React draw the page anew, without them.
  await Promise.race([started, waitForTranslations(arrived)])
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter onError={ignoreError} />, {
      onCaughtError: ignoreError,
      onUncaughtError: ignoreError,
      onRecoverableError: ignoreError,
    })
  })
  replaceBrokenImages()
}

function arrived() {
  return modules.every((module) => browserTranslations.hasResourceBundle(language, module))
}

start()
