/** What may not fit between a flow, its form and its document; apart from the schema, which visitors need not load. */
export const flowFindings = [
  ...(['rule_unreadable', 'rule_field_missing', 'rule_type_clash', 'rule_value_unknown'] as const),
  ...(['gateway_gap', 'gateway_overlap', 'join_waits', 'unreachable', 'label_not_whole_rule'] as const),
  ...(['right_field_missing', 'required_but_hidden', 'document_tag_without_source'] as const),
  ...(['document_source_missing', 'document_variable_unused'] as const),
] as const
