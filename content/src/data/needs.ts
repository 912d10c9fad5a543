import { environmentChoices } from '@atrium/contract/environment'

const { system, database, processor, middleware } = environmentChoices

/** Tried by the house on everything it supports. */
export const everywhere = { system, database, processor, middleware }

/** Pages and files that no server part touches: databases and middleware make no difference, processors were not tried. */
export const anyServer = { system, database, middleware }

/** Tried where most customers run the product. */
export const usualServers = {
  system: ['windows-server', 'kylin', 'openeuler'],
  database: ['postgresql', 'mysql', 'dameng'],
  processor: ['x86-64', 'arm64'],
  middleware: ['built-in', 'tomcat'],
} as const
