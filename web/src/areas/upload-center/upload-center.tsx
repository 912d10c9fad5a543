export default function Placeholder() {
  return <h1>upload-center/upload-center</h1>
}
