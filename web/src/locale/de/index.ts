/** The words of the house, and those on the boxes of the games. */
const files = import.meta.glob<string>(["./*.ftl", "../../games/*/box/de.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files).join("\n");
