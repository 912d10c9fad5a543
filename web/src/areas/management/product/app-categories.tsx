import { createAppCategory } from '@atrium/contract/app/management'
import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { Input } from '../../../ui/form/input.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { useUsedFilter } from '../list/use-used-filter.ts'

type AppCategoryData = Answer<'GET /api/management/app-categories/{app_category_id}'>

export const clientLoader = loadList('GET /api/management/app-categories', { used: 'text' })

export default function AppCategories({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const usedFilter = useUsedFilter()

  return (
    <ListScreen
      screen="app_categories"
      loaded={loaderData}
      keyOf={({ app_category_id }) => app_category_id}
      creates
      imports
      filters={[usedFilter]}
      columns={[
        { column: 'name', sort: true, opens: true },
        { column: 'code', sort: true },
        { column: 'position', kind: 'number', sort: true },
        { column: 'app_count', kind: 'number', sort: true },
        { column: 'updated_at', kind: 'moment', sort: true, minor: true },
      ]}
    >
      <RecordDrawer
        screen="app_categories"
        read={(caller, app_category_id) =>
          ask(caller, 'GET /api/management/app-categories/{app_category_id}', { params: { app_category_id } })
        }
        values={(category: AppCategoryData | null) => ({
          code: category?.code ?? '',
          name: category?.name ?? {},
          position: category?.position ?? 0,
        })}
        schema={createAppCategory.body}
        fields={(category) => [
          { name: 'name', kind: 'texts', required: true, most: 40 },
          {
            name: 'code',
            kind: 'own',
            required: true,
            hint: t('app_categories.code_hint'),
            control: (code: string, change, control) => (
              <Input
                {...control}
                value={code}
                maxLength={40}
                readOnly={category !== null}
                onChange={({ target }) => change(target.value)}
              />
            ),
          },
          { name: 'position', kind: 'number', required: true, hint: t('app_categories.position_hint') },
        ]}
        title={({ code }) => code}
        note={({ app_count }) => t('app_categories.apps', { count: app_count })}
        save={(caller, { code, ...values }, category) =>
          category
            ? ask(caller, 'PUT /api/management/app-categories/{app_category_id}', {
                params: { app_category_id: category.app_category_id },
                body: { ...values, seen_at: category.updated_at },
              })
            : ask(caller, 'POST /api/management/app-categories', { body: { code, ...values } })
        }
        danger={({ app_category_id, app_count }, done) => (
          <ReasonButton
            label={t('app_categories.remove')}
            lead={t('app_categories.remove_lead')}
            disabled={app_count > 0}
            run={(caller, reason) =>
              ask(caller, 'POST /api/management/app-categories/{app_category_id}/removal', {
                params: { app_category_id },
                body: { reason },
              })
            }
            onDone={done}
          />
        )}
      />
    </ListScreen>
  )
}
