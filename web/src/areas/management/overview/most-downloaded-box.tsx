import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import { TextLink } from '../../../ui/navigation/go-link.tsx'
import { screenAddress } from '../frame/screens.ts'
import { Box } from '../report/box.tsx'
import { MostDownloaded } from '../report/most-downloaded.tsx'
import { type ReportRange, rangeQuery } from '../report/range.ts'
import type { AskedReports } from './ask-reports.ts'

export function MostDownloadedBox({ most, range }: { most: AskedReports['most']; range: ReportRange }) {
  const { t } = useTranslation('management')

  return (
    <Box
      title={t('overview.most_downloaded')}
      span={12}
      aside={
        <TextLink to={`${screenAddress('reports')}?report=downloads${rangeQuery(range)}`}>
          {t('overview.to_report')}
        </TextLink>
      }
    >
      <Answered answer={most} waiting={<WaitingRows rows={5} />}>
        {({ list }) => <MostDownloaded rows={list} />}
      </Answered>
    </Box>
  )
}
