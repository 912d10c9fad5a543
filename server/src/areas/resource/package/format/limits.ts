const megabyte = 1024 * 1024

/**
 * How much of a package is read. Every reader works within these, so that no file takes more than two seconds or 200 MB;
 * the bad files of the tests hold it to that.
 */
export const limits = {
  package_bytes: 64 * megabyte,
  unpacked_bytes: 64 * megabyte,
  files: 500,
  /** Forms, portals, manifests, calendars, pages and scripts: what people write is a hundredth of it. */
  text_bytes: 2 * megabyte,
  json_depth: 64,
  json_values: 50_000,
  /** A part of an office document, and all that are read of one. */
  part_bytes: 4 * megabyte,
  parts_bytes: 8 * megabyte,
  xml_depth: 128,
  xml_elements: 100_000,
  form_fields: 500,
  /** A flow of five hundred steps with its drawing has about half as many. */
  flow_elements: 12_000,
  flow_steps: 500,
  flow_ways: 1_000,
  /** More than this is not laid out for an author who sends no positions. */
  flow_steps_drawn: 300,
  flow_ways_drawn: 600,
  placeholders: 500,
  styles: 1_000,
  schedule_entries: 2_000,
  /** How often one entry may come back, and how many of its dates are tried out. */
  dates: 10_000,
  dates_tried: 20,
  widgets: 200,
  slots: 100,
} as const

export function inMegabytes(bytes: number): number {
  return bytes / megabyte
}
