import "./move-in";
import "../main";
import { mount } from "svelte";
import TabBar from "./TabBar.svelte";

mount(TabBar, { target: document.body });
