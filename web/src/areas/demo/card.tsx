import { Ranking } from '../../ui/card/ranking.tsx'
import { Stars } from '../../ui/card/rating.tsx'
import { ResourceCard } from '../../ui/card/resource-card.tsx'
import { ResourceRow } from '../../ui/card/resource-row.tsx'
import { Button } from '../../ui/form/button.tsx'
import { DownloadIcon } from '../../ui/icon/home-icons.tsx'
import { BookmarkIcon } from '../../ui/icon/icons.tsx'
import styles from './demo.module.css'
import { flows, types } from './examples.ts'
import { DemoRow, Section } from './section.tsx'

const actions = (
  <>
    <Button size="small" square aria-label="收藏">
      <BookmarkIcon size={16} />
    </Button>
    <Button kind="primary" size="small">
      <DownloadIcon size={16} />
      下载
    </Button>
  </>
)

export default function Cards() {
  return (
    <>
      <Section title="资源卡片">
        <div className={styles.grid}>
          {flows.map((flow) => (
            <ResourceCard key={flow.id} type="flow" to={`?open=${flow.id}`} {...flow} actions={actions} />
          ))}
        </div>
      </Section>
      <Section title="混合类型">
        <div className={styles.grid} data-columns="4">
          {types.slice(2, 6).map(({ type, name }) => (
            <ResourceCard
              key={type}
              type={type}
              id="s3"
              typeName={name}
              title={`${name}示例`}
              summary="36 个字段，金额大小写自动换算。"
              to={`?open=${type}`}
              download_count={604}
              rating={4.5}
              version="10.1+"
              author="半夏"
            />
          ))}
        </div>
      </Section>
      <Section title="行">
        <div className={styles.grid} data-columns="2">
          <ResourceRow
            size="lead"
            type="flow"
            typeName="流程"
            id="hetong-7"
            title="合同审批：法务与财务并行会签"
            summary="把串行的七个环节改成并行会签，附超时自动提醒与金额分级规则。内置 14 个节点，导入后只需指定三个角色。"
            to="?open=lead"
            download_count={1284}
            rating={4.8}
            note="适用 10.1 及以上"
          />
          <div>
            {types.slice(3, 7).map(({ type, name }) => (
              <ResourceRow
                key={type}
                type={type}
                typeName={name}
                id="s9"
                title={`${name}示例`}
                summary="左侧新闻、右侧待办，适合 1,000 人以上的组织。"
                to={`?open=${type}`}
                download_count={717}
                note="3 天前"
              />
            ))}
          </div>
        </div>
      </Section>
      <Section title="榜单与评分">
        <div className={styles.grid}>
          <Ranking
            title="下载最多"
            note="近 30 天"
            rows={types.slice(0, 5).map(({ type, name, count }) => ({
              type,
              title: `${name}：很长的名字会在这里收住，不会把数字挤走`,
              to: `?open=${type}`,
              figure: String(count),
            }))}
          />
        </div>
        <DemoRow>
          <Stars value={5} />
          <Stars value={3} />
          <Stars value={1} />
        </DemoRow>
      </Section>
    </>
  )
}
