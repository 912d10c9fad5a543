import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { browserTranslations, startTranslations } from './platform/i18n/browser.ts'
import { documentLanguage, documentModules, keepLanguageOfAddress } from './platform/i18n/document.ts'
import { waitForTranslations } from './platform/i18n/wait.ts'
import { silence } from './platform/silence.ts'

const language = documentLanguage()
const modules = documentModules()
keepLanguageOfAddress()

const started = startTranslations(language, document.documentElement.dataset.translations ?? '', modules)
const arrived = () => modules.every((module) => browserTranslations.hasResourceBundle(language, module))

// Hydrating before the words are there would make React draw the page anew, without them.
await Promise.race([started, waitForTranslations(arrived)])

startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={silence} />, {
    onCaughtError: silence,
    onUncaughtError: silence,
    onRecoverableError: silence,
  })
})
