import { useTranslation } from 'react-i18next'

/** What an app asks for, in the words of the store. */
export function usePermissionName(): (permission: string) => string {
  const { t } = useTranslation('download')
  return (permission) => t(`apps.permission.${permission}`)
}
