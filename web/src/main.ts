import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { learn } from "./lib/texts.svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/layout.css";
import "./style/parts.css";
import "./kit/kit.css";

const target = document.getElementById("app");
if (target) {
  // A page without texts can still be reloaded, unlike a page that does not exist.
  await learn(settings.language).catch(() => {});
  mount(App, { target });
}
