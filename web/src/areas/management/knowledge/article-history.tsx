export default function ArticleHistory() {
  return null
}
