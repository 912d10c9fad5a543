import { filePreview, fileRecognise, fileScan, fileUnpack } from '../../src/areas/file/pipeline/pipeline.jobs.ts'

export const fileJobs = [fileScan, fileUnpack, fileRecognise, filePreview]
