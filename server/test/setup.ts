import { prepareTemplate } from './database.ts'

export const setup = prepareTemplate
