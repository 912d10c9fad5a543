export interface SchemaMigration {
  name: string
  sha256: string
}

export interface DB {
  schema_migration: SchemaMigration
}
