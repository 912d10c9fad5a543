export default function KnowledgeTypes() {
  return null
}
