import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { highlight } from '../../search/highlight.ts'
import type { AnalysedQuery } from '../../search/query/question.ts'
import { choicesIn } from '../../search/query/tiers.ts'
import { snippet } from '../../search/snippet.ts'
import { termsOfText } from '../../search/terms.ts'
import type { SearchHit } from './search.hits.ts'
import { maySee, type SearchFilters } from './search.question.ts'

const projectHitSchema = z.object({
  project_id: z.number(),
  title: z.string(),
  summary: z.string(),
  updated_at: z.string(),
  item_count: z.number(),
})
type ProjectHit = z.output<typeof projectHitSchema>

/** A person is in tens of projects: all are read. Only members find a project. */
export async function findProjects(
  db: Db,
  viewer: Viewer,
  question: AnalysedQuery,
  { resource_types, versions, updated }: SearchFilters,
  { offset, size }: { offset: number; size: number },
): Promise<{ total: number; list: SearchHit[] }> {
  const isNarrowed = resource_types?.length || versions?.length || updated
  if (viewer.user_id === null || !maySee(viewer, 'project') || isNarrowed) return { total: 0, list: [] }

  const { rows } = await typedSql(projectHitSchema)`
    select project_id, title, summary, updated_at,
      (select count(*) from project_item where project_item.project_id = project.project_id) as item_count
    from project join project_member using (project_id)
    where project_member.user_id = ${viewer.user_id} and state <> 'ended' order by updated_at desc, project_id desc`.execute(
    db,
  )
  const choices = choicesIn('anywhere', question)
  const found = rows.filter(({ title, summary }) => {
    const terms = termsOfText(`${title}\n${summary}`)
    return choices.every((choice) => choice.some((term) => includesTerm(terms, term)))
  })
  return {
    total: found.length,
    list: found.slice(offset, offset + size).map((project) => asHit(project, question, viewer)),
  }
}

function includesTerm(terms: ReadonlySet<string>, term: string): boolean {
  if (!term.endsWith('*')) return terms.has(term)
  return [...terms].some((held) => held.startsWith(term.slice(0, -1)))
}

/** People's own words are never converted. */
function asHit(
  { project_id, title, summary, updated_at, item_count }: ProjectHit,
  question: AnalysedQuery,
  { language }: Viewer,
): SearchHit {
  return {
    kind: 'project',
    item_id: project_id,
    address: `/project/${project_id}`,
    updated_at,
    item_count,
    title: highlight(title, question),
    snippet: snippet(summary, question),
    language,
    converted: false,
    cover: null,
    cover_seed: `project-${project_id}`,
    official: false,
    resource_type: null,
    filed_under: [],
    spot: null,
    is_deprecated: false,
    fits: null,
    version: null,
    minutes: null,
    duration_seconds: null,
    download_count: 0,
    rating: null,
    rating_count: 0,
  }
}
