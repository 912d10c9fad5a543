export default function Placeholder() {
  return <h1>pdf-view/pdf-view</h1>
}
