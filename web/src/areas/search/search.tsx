export default function Placeholder() {
  return <h1>search/search</h1>
}
