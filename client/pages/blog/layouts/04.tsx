export default function Stub() {
  return <h1>04</h1>
}
