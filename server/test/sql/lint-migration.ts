import { type AlterTableCmd, type ColumnDef, type Node, parse, type RangeVar } from 'libpg-query'

/** What each rule refuses on a table that exists before the migration, and what to do instead. */
const rules = {
  'blocking-index': 'builds an index while writes wait: -- no transaction, create index concurrently',
  'validated-constraint': 'checks every row under a lock: add it not valid, validate it in a later migration',
  'column-type': 'rewrites the table: add a column, fill it by a job, read it, drop the old one',
  'not-null':
    'reads the table under a lock: add a check not valid, validate it, then allow this rule and name the check',
  'removed-name': 'breaks the release that still runs: stop using it first, then allow this rule and name that release',
  'rewriting-default': 'rewrites the table: add the column without it, set the default, fill old rows by a job',
  'rewritten-table': 'holds the table until every row is written anew',
  'updated-table': 'changes a whole table in one transaction: let a job do it in batches',
  'several-locks': 'holds locks on several tables until its end: one migration for each',
  'unread-block': 'hides its statements from this check: say in the comment what they lock',
} as const
type LintRule = keyof typeof rules
type LintFinding = { rule: LintRule; table: string }

/** Their value is the same for every row, so that PostgreSQL keeps it beside the table. */
const stableFunctions = ['now', 'transaction_timestamp', 'statement_timestamp']

/** Changes of a table that let reads and writes pass. */
const lightChanges = ['AT_SetRelOptions', 'AT_ResetRelOptions', 'AT_ValidateConstraint', 'AT_SetStatistics']

/** What statements of the running release name. */
const readObjects: string[] = ['OBJECT_COLUMN', 'OBJECT_TABLE', 'OBJECT_VIEW']

const allowance = /^-- lint: allow (\S+)(?: because (.+))?$/gm

/** Faults of a migration, as sentences. `-- lint: allow <rule> because <reason>` on a line of its own permits what a rule refuses. */
export async function lintMigration(text: string): Promise<string[]> {
  const statements = ((await parse(text)).stmts ?? []).flatMap(({ stmt }) => stmt ?? [])
  const created = new Set(statements.flatMap(createdTable))
  const isOld = (table: string) => !created.has(table)

  const findings = statements.flatMap(findFaults).filter(({ table }) => isOld(table))
  const locked = [...new Set(statements.flatMap(lockedTables).filter(isOld))]
  if (locked.length > 1 && !text.startsWith('-- no transaction'))
    findings.push({ rule: 'several-locks', table: locked.join(', ') })

  const allowed = Array.from(text.matchAll(allowance), ([, rule = '', reason]) => ({ rule, reason }))
  return [
    ...findings
      .filter(({ rule }) => !allowed.some((one) => one.rule === rule))
      .map(({ rule, table }) => `${rule} (${table}): ${rules[rule]}`),
    ...allowed.filter(({ reason }) => !reason).map(({ rule }) => `${rule} is allowed without a reason`),
    ...allowed
      .filter(({ rule }) => !findings.some((one) => one.rule === rule))
      .map(({ rule }) => `${rule} is allowed, but nothing needs it`),
  ]
}

function createdTable(statement: Node): string[] {
  if ('CreateStmt' in statement) return [nameOf(statement.CreateStmt)]
  if ('CreateTableAsStmt' in statement) return [statement.CreateTableAsStmt.into?.rel?.relname ?? '']
  return []
}

function findFaults(statement: Node): LintFinding[] {
  return [...findSchemaFaults(statement), ...findRowFaults(statement)]
}

function findSchemaFaults(statement: Node): LintFinding[] {
  if ('AlterTableStmt' in statement) {
    const table = nameOf(statement.AlterTableStmt)
    return changesOf(statement).flatMap((change) => faultsOfChange(change).map((rule) => ({ rule, table })))
  }
  if ('IndexStmt' in statement && !statement.IndexStmt.concurrent)
    return [{ rule: 'blocking-index', table: nameOf(statement.IndexStmt) }]
  if ('RenameStmt' in statement && readObjects.includes(statement.RenameStmt.renameType ?? ''))
    return [{ rule: 'removed-name', table: nameOf(statement.RenameStmt) }]
  return droppedTables(statement).map((table) => ({ rule: 'removed-name', table }))
}

function findRowFaults(statement: Node): LintFinding[] {
  if ('UpdateStmt' in statement && !statement.UpdateStmt.whereClause)
    return [{ rule: 'updated-table', table: nameOf(statement.UpdateStmt) }]
  if ('DeleteStmt' in statement && !statement.DeleteStmt.whereClause)
    return [{ rule: 'updated-table', table: nameOf(statement.DeleteStmt) }]
  if ('ClusterStmt' in statement) return [{ rule: 'rewritten-table', table: nameOf(statement.ClusterStmt) }]
  if ('VacuumStmt' in statement && JSON.stringify(statement.VacuumStmt.options ?? []).includes('"full"'))
    return [{ rule: 'rewritten-table', table: 'vacuum full' }]
  return 'DoStmt' in statement ? [{ rule: 'unread-block', table: 'do' }] : []
}

function faultsOfChange({ subtype, def }: AlterTableCmd): LintRule[] {
  if (subtype === 'AT_AlterColumnType') return ['column-type']
  if (subtype === 'AT_SetNotNull') return ['not-null']
  if (subtype === 'AT_DropColumn') return ['removed-name']
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def) {
    const { skip_validation, indexname } = def.Constraint
    return skip_validation || indexname ? [] : ['validated-constraint']
  }
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) return faultsOfColumn(def.ColumnDef)
  return []
}

function faultsOfColumn({ constraints = [], typeName }: ColumnDef): LintRule[] {
  const isSerial = /"sval":"(small|big)?serial"/.test(JSON.stringify(typeName))
  const faults = constraints.flatMap((node): LintRule[] => {
    const { contype, raw_expr } = 'Constraint' in node ? node.Constraint : {}
    if (contype === 'CONSTR_DEFAULT') return isStable(raw_expr) ? [] : ['rewriting-default']
    if (contype === 'CONSTR_IDENTITY' || contype === 'CONSTR_GENERATED') return ['rewriting-default']
    return contype === 'CONSTR_NOTNULL' || contype === 'CONSTR_NULL' ? [] : ['validated-constraint']
  })
  return isSerial ? ['rewriting-default', ...faults] : faults
}

function isStable(expression: Node | undefined): boolean {
  const calls = JSON.stringify(expression ?? {}).matchAll(/"funcname":\[(.*?)\]/g)
  return Array.from(calls, ([, names = '']) => /"sval":"(\w+)"\}\}$/.exec(names)?.[1] ?? '').every((name) =>
    stableFunctions.includes(name),
  )
}

/** Tables that others cannot write, or not even read, until the transaction ends. */
function lockedTables(statement: Node): string[] {
  if ('AlterTableStmt' in statement) {
    const isLight = changesOf(statement).every(({ subtype }) => subtype && lightChanges.includes(subtype))
    return isLight ? [] : [nameOf(statement.AlterTableStmt)]
  }
  if ('CreateTrigStmt' in statement) return [nameOf(statement.CreateTrigStmt)]
  if ('IndexStmt' in statement) return [nameOf(statement.IndexStmt)]
  if ('RenameStmt' in statement && statement.RenameStmt.relation) return [nameOf(statement.RenameStmt)]
  return droppedTables(statement)
}

function nameOf({ relation }: { relation?: RangeVar }): string {
  return relation?.relname ?? ''
}

function changesOf({ AlterTableStmt }: Extract<Node, { AlterTableStmt: unknown }>): AlterTableCmd[] {
  return (AlterTableStmt.cmds ?? []).flatMap((node) => ('AlterTableCmd' in node ? node.AlterTableCmd : []))
}

function droppedTables(statement: Node): string[] {
  if (!('DropStmt' in statement) || statement.DropStmt.removeType !== 'OBJECT_TABLE') return []
  return (statement.DropStmt.objects ?? []).map(
    (object) => /"sval":"(\w+)"\}\}\]\}\}$/.exec(JSON.stringify(object))?.[1] ?? '',
  )
}
