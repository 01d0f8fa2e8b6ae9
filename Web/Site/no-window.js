// SPDX-License-Identifier: MIT
// @ts-check

// A notice on stages whose application shows no window.

/** A notice for the stage of an application that shows no window. The stage would otherwise be blank. */
export class NoWindowNotice {
  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.stage = stage;
    /** The notice while it is displayed. @type {HTMLElement | null} */
    this.element = null;
  }

  /**
   * Shows or removes the notice after a frame.
   * @param {boolean} isEmpty whether the stage has no layers
   */
  update(isEmpty) {
    if (!isEmpty) this.remove();
    else if (!this.element) this.show();
  }

  remove() {
    this.element?.remove();
    this.element = null;
  }

  show() {
    const element = document.createElement("div");
    element.className = "no-window";
    element.setAttribute("role", "status");
    const title = document.createElement("strong");
    title.textContent = "This application has no visible window";
    const remedy = document.createElement("p");
    remedy.textContent = "Create a UIWindow in application(_:didFinishLaunchingWithOptions:), or in scene(_:willConnectTo:options:) of the "
      + "scene delegate, set its rootViewController, keep the window in a property and call makeKeyAndVisible(). Storyboards are not read; "
      + "a scene delegate needs the name SceneDelegate, an entry in Info.plist, or configuration.delegateClass.";
    element.append(title, remedy);
    this.stage.after(element);
    this.element = element;
  }
}
