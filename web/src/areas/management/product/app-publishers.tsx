export default function AppPublishers() {
  return null
}
