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
  // A page without words can still be reloaded; no page at all cannot.
  await learn(settings.language).catch(() => {});
  mount(App, { target });
}
