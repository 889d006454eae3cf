import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { learn } from "./lib/texts.svelte";
import "./style/base.css";

const target = document.getElementById("app");
if (target) {
  await learn(settings.language);
  mount(App, { target });
}
