import type { Answer } from '@atrium/contract/calls'
import { languages } from '@atrium/contract/languages'
import { promisedHours } from '@atrium/contract/overview/choices'
import { saveSettings } from '@atrium/contract/website/management'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../../page/language-names.ts'
import { ask } from '../../../platform/api/ask.ts'
import { RecordDrawer } from '../form/record-drawer.tsx'
import { AccentField } from './accent-field.tsx'
import { Part } from './part.tsx'
import styles from './website.module.css'

const promises = ['promised_review', 'promised_feedback', 'promised_abuse_reports', 'promised_installations'] as const

type SiteSettings = Answer<'GET /api/management/settings'>

/** Title, logo, colour, office site and languages: what was decided, and where nothing was, what the environment says. */
export function SiteFacts({ settings }: { settings: SiteSettings }) {
  const { t } = useTranslation('management')
  const { platform_title, office_site, environment, pictures, accent } = settings
  const given = (text: string | null) => (text ? t('settings.from_environment', { text }) : t('list.none'))

  return (
    <Part title={t('settings.site')} opens={{ name: t('settings.edit_site'), key: 'site', value: '1' }}>
      <dl className={styles.facts}>
        {languages.map((language) => [
          <dt key={`${language} name`}>{t('settings.title_in', { language: languageNames[language] })}</dt>,
          <dd key={language} lang={language}>
            {platform_title[language] || given(environment.platform_title[language])}
          </dd>,
        ])}
        <dt>{t('settings.field.office_site')}</dt>
        <dd>{office_site || given(environment.office_site)}</dd>
        <dt>{t('settings.field.logo_id')}</dt>
        <dd>{pictures.logo ? <img className={styles.logo} src={pictures.logo} alt="" /> : t('settings.own_logo')}</dd>
        <dt>{t('settings.field.favicon_id')}</dt>
        <dd>
          {pictures.favicon ? <img className={styles.logo} src={pictures.favicon} alt="" /> : t('settings.own_logo')}
        </dd>
        <dt>{t('settings.field.accent')}</dt>
        <dd>{accent || t('settings.own_accent')}</dd>
        <dt>{t('settings.field.languages')}</dt>
        <dd>{settings.languages.map((language) => languageNames[language]).join(t('list.comma'))}</dd>
        <dt>{t('settings.field.four_eyes')}</dt>
        <dd>{t(settings.four_eyes ? 'settings.four_eyes_on' : 'settings.four_eyes_off')}</dd>
        {promises.map((name) => [
          <dt key={`${name} name`}>{t(`settings.field.${name}`)}</dt>,
          <dd key={name}>{t('settings.hours', { count: settings[name] })}</dd>,
        ])}
      </dl>
      <SiteForm />
    </Part>
  )
}

function SiteForm() {
  const { t } = useTranslation('management')

  return (
    <RecordDrawer
      screen="settings"
      name="site"
      read={(caller) => ask(caller, 'GET /api/management/settings')}
      values={(settings) => ({
        platform_title: settings?.platform_title ?? {},
        office_site: settings?.office_site ?? '',
        languages: settings?.languages ?? [],
        logo_id: settings?.logo_id ?? null,
        logo_dark_id: settings?.logo_dark_id ?? null,
        favicon_id: settings?.favicon_id ?? null,
        accent: settings?.accent ?? '',
        four_eyes: settings?.four_eyes ?? true,
        promised_review: settings?.promised_review ?? promisedHours.review,
        promised_feedback: settings?.promised_feedback ?? promisedHours.feedback,
        promised_abuse_reports: settings?.promised_abuse_reports ?? promisedHours.abuse_reports,
        promised_installations: settings?.promised_installations ?? promisedHours.installations,
      })}
      schema={saveSettings.body.omit({ seen_at: true })}
      fields={(settings) => [
        { name: 'platform_title', kind: 'texts', most: 40, hint: t('settings.title_hint') },
        { name: 'office_site', kind: 'url', most: 500, hint: t('settings.office_hint') },
        {
          name: 'languages',
          kind: 'choices',
          hint: t('settings.languages_hint'),
          options: languages.map((value) => ({ value, name: languageNames[value] })),
        },
        {
          name: 'logo_id',
          kind: 'picture',
          hint: t('settings.logo_hint'),
          shape: 'logo',
          address: settings?.pictures.logo ?? null,
        },
        {
          name: 'logo_dark_id',
          kind: 'picture',
          hint: t('settings.logo_dark_hint'),
          shape: 'logo-dark',
          address: settings?.pictures.logo_dark ?? null,
        },
        {
          name: 'favicon_id',
          kind: 'picture',
          hint: t('settings.favicon_hint'),
          shape: 'logo',
          address: settings?.pictures.favicon ?? null,
        },
        {
          name: 'accent',
          kind: 'own',
          hint: t('settings.accent_hint'),
          control: (value, change, control) => <AccentField value={value} change={change} control={control} />,
        },
        { name: 'four_eyes', kind: 'switch', hint: t('settings.four_eyes_hint') },
        { name: 'promised_review', kind: 'number', hint: t('settings.promised_hint') },
        { name: 'promised_feedback', kind: 'number' },
        { name: 'promised_abuse_reports', kind: 'number' },
        { name: 'promised_installations', kind: 'number' },
      ]}
      title={() => t('settings.edit_site')}
      save={(caller, values, settings) =>
        ask(caller, 'PUT /api/management/settings', { body: { ...values, seen_at: settings?.updated_at ?? null } })
      }
    />
  )
}
