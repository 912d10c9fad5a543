import { filePreview, fileRecognise, fileScan, fileUnpack } from '../../src/areas/file/file.jobs.ts'

export const fileJobs = [fileScan, fileUnpack, fileRecognise, filePreview]
