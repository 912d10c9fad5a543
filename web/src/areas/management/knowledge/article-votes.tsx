export default function ArticleVotes() {
  return null
}
