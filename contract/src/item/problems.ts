/** What can be wrong with a resource, as people report it. Imports nothing: browsers use it. */
export const problems = ['broken', 'misleading', 'private_data', 'licence', 'malicious', 'other'] as const
export type ReportedProblem = (typeof problems)[number]
